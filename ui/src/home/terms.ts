import type { BookLine, ClockTerms, Terms } from '../made/types';

// The clocks that a book offers, as choices; the first is the usual one.
export type ClockChoice =
  | { readonly kind: 'corrido' | 'no_corrido'; readonly minutes: number }
  | { readonly kind: 'timer' | 'days' | 'none' };

export type Opponent = 'machine' | 'link' | 'anyone';

// What somebody has chosen on the first page, whether it fits together or not.
export type Chosen = {
  readonly opponent: Opponent;
  readonly clock: ClockChoice['kind'];
  readonly days: number; // a move, by correspondence
  readonly games: number;
  readonly watching: Watching;
  readonly arbiter: boolean;
  readonly together: boolean; // the players judge words together
  readonly acceptance: number; // seconds of silence that count as acceptance; 0 for none
};

// Who may look on: nobody, or whoever comes, so many seconds late.
export type Watching = 'nobody' | number;

export const usualChoice: Chosen = {
  opponent: 'machine',
  clock: 'corrido',
  days: 3,
  games: 1,
  watching: 0,
  arbiter: false,
  together: false,
  acceptance: 0,
};

const USUAL_MINUTES = 25;

export function clockChoices(book: BookLine): readonly ClockChoice[] {
  const modes = book.modes.map(kind => ({ kind, minutes: book.usual_minutes?.[kind] ?? USUAL_MINUTES }));
  return [...modes, { kind: 'timer' }, { kind: 'days' }, { kind: 'none' }];
}

// The clock that is chosen; a machine does not play by correspondence.
export function clockOf(chosen: Chosen, book: BookLine): ClockChoice {
  const wanted = chosen.clock === 'days' && chosen.opponent === 'machine' ? 'none' : chosen.clock;
  const choices = clockChoices(book);
  return choices.find(({ kind }) => kind === wanted) ?? choices[0] ?? { kind: 'none' };
}

export function clockTerms(choice: ClockChoice): ClockTerms {
  const nothing = { mode: null, minutes_each: null, game_limit_minutes: null };
  switch (choice.kind) {
    case 'days':
    case 'none':
      return { method: 'none', ...nothing };
    case 'timer':
      return { method: 'timer', ...nothing };
    default:
      return { ...nothing, method: 'chess_clock', mode: choice.kind, minutes_each: choice.minutes };
  }
}

// What is proposed: only what fits the opponent and the clock.
export function termsOf(chosen: Chosen, book: BookLine): Terms {
  const clock = clockOf(chosen, book);
  const people = chosen.opponent !== 'machine';
  return {
    rulebook: book.id,
    clock: clockTerms(clock),
    days_per_move: clock.kind === 'days' ? chosen.days : null,
    games: chosen.games,
    spectators: chosen.watching !== 'nobody',
    spectator_delay: chosen.watching === 'nobody' ? 0 : chosen.watching,
    arbiter: people && chosen.arbiter,
    players_judge: people && chosen.together,
    acceptance_seconds: people && chosen.acceptance > 0 ? chosen.acceptance : null,
  };
}

// The clock of a proposal, as the choice that it was.
export function clockChoice(terms: Terms): ClockChoice {
  const { method, mode, minutes_each: minutes } = terms.clock ?? {};
  if (terms.days_per_move) return { kind: 'days' };
  if (method === 'timer') return { kind: 'timer' };
  if (method === 'chess_clock') return { kind: mode ?? 'corrido', minutes: minutes ?? USUAL_MINUTES };
  return { kind: 'none' };
}
