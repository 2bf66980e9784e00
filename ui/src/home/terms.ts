import type { BookLine, ClockTerms } from '../api/types';

// The clocks that a book offers, as choices; the first is the usual one.
export type ClockChoice =
  | { readonly kind: 'corrido' | 'no_corrido'; readonly minutes: number }
  | { readonly kind: 'timer' | 'none' };

const USUAL_MINUTES = 25;

export function clockChoices(book: BookLine): readonly ClockChoice[] {
  const modes = book.modes.map(kind => ({ kind, minutes: book.usual_minutes?.[kind] ?? USUAL_MINUTES }));
  return [...modes, { kind: 'timer' }, { kind: 'none' }];
}

export function clockTerms(choice: ClockChoice): ClockTerms {
  const nothing = { mode: null, minutes_each: null, game_limit_minutes: null };
  switch (choice.kind) {
    case 'none':
      return { method: 'none', ...nothing };
    case 'timer':
      return { method: 'timer', ...nothing };
    default:
      return { ...nothing, method: 'chess_clock', mode: choice.kind, minutes_each: choice.minutes };
  }
}
