import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { SeedWordField } from './SeedWordField';
import type { Chosen, Watching } from './terms';

const GAMES = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15];
const DELAYS = [60, 300, 600];
const SILENCES = [0, 30, 60, 120];

type Props = {
  chosen: Chosen;
  onChoose: (part: Partial<Chosen>) => void;
  seedWord: string;
  onSeedWord: (word: string) => void;
};

// What most games leave as it is: a match, who looks on, silence, a word for the draw.
export function MoreTerms({ chosen, onChoose, seedWord, onSeedWord }: Props) {
  const { say } = useSpeech();
  const watching: readonly (readonly [Watching, string])[] = [
    [0, say('home.watched_live')],
    ...DELAYS.map(seconds => [seconds, say('home.watched_late', { minutes: seconds / 60 })] as const),
    ['nobody', say('home.watched_by_nobody')],
  ];
  return (
    <details class="card more-terms">
      <summary>
        {say('home.more')} <span class="muted">{say('home.more_text')}</span>
      </summary>
      <div class="fields card-body">
        <Select
          label={say('home.games')}
          testId="games"
          value={chosen.games}
          choices={GAMES.map(games => [games, say('home.games_count', { games })])}
          onChoose={games => onChoose({ games })}
          hint={say('home.games_hint')}
        />
        <Select
          label={say('home.spectators')}
          testId="spectators"
          value={chosen.watching}
          choices={watching}
          onChoose={value => onChoose({ watching: value })}
          hint={say('home.spectators_hint')}
        />
        {chosen.opponent !== 'machine' && (
          <Select
            label={say('home.silence')}
            value={chosen.acceptance}
            choices={SILENCES.map(seconds => [seconds, seconds === 0 ? say('home.silence_none') : say('home.silence_after', { seconds })])}
            onChoose={acceptance => onChoose({ acceptance })}
            hint={say('home.silence_hint')}
          />
        )}
        <SeedWordField word={seedWord} onWord={onSeedWord} />
      </div>
    </details>
  );
}
