import type { MatchView, Seats } from '../made/types';
import type { Language, Say } from '../i18n/say';
import { whole } from '../i18n/numbers';

// How a match stands: a point for a game won, a half for a draw.
export function matchScore({ won }: MatchView, seats: Seats, say: Say, language: Language): string {
  return say('play.match_score', {
    first: seats.A.name,
    first_points: whole(won['A'] ?? 0, language),
    second: seats.B.name,
    second_points: whole(won['B'] ?? 0, language),
  });
}
