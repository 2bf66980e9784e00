import type { Terms } from '../made/types';
import type { Say } from '../i18n/say';
import { bookName } from '../tile/tile_set';
import { clockText } from './clock_text';
import { clockChoice } from './terms';

// What is agreed, in one line; what is as usual is not said.
export function termsLine(terms: Terms, say: Say): string {
  return termsList(terms, say).join(', ');
}

export function termsList(terms: Terms, say: Say): readonly string[] {
  const { rulebook, games = 1, days_per_move: days, spectators = true, spectator_delay: delay = 0 } = terms;
  return [
    bookName(rulebook),
    clockText(clockChoice(terms), say, { book: rulebook, days: days ?? 0 }),
    games > 1 && say('home.games_count', { games }),
    terms.arbiter && say('home.with_arbiter'),
    terms.players_judge && say('home.judged_together'),
    terms.acceptance_seconds && say('home.silence_after', { seconds: terms.acceptance_seconds }),
    !spectators && say('home.watched_by_nobody'),
    spectators && delay > 0 && say('home.watched_late', { minutes: delay / 60 }),
  ].filter(part => typeof part === 'string');
}
