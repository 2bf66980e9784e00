import type { MatchView, Seats } from '../made/types';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { matchScore } from './match_score';

// Which game of a match this is and how the match stands: one line, whatever it says.
export function MatchLine({ match, seats }: { match: MatchView; seats: Seats }) {
  const { say, language } = useSpeech();
  return (
    <p class="match-line small">
      <Icon name="swap" /> <b data-testid="match">{say('play.match_game', { number: match.number, games: match.games })}</b>
      <span data-testid="match-now">{matchScore(match, seats, say, language)}</span>
    </p>
  );
}
