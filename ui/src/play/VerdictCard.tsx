import type { ComponentChildren } from 'preact';
import type { EventView, GameView } from '../made/types';
import { Grounds, RulingLine } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { TilesView } from '../tile/TilesView';
import { tileSet } from '../tile/tile_set';
import type { Verdict } from './table';

type Props = {
  game: GameView;
  verdict: Verdict;
  words: readonly (readonly string[])[]; // all those challenged, in neutral order and colour
  after: readonly EventView[]; // what followed from it
  children?: ComponentChildren;
};

// The verdict on all challenged words together: seal, words, grounds, and what follows.
export function VerdictCard({ game, verdict, words, after, children }: Props) {
  const { say } = useSpeech();
  const { event, valid } = verdict;
  const set = tileSet(game.tile_set);
  return (
    <section class={valid ? 'card verdict valid' : 'card verdict invalid'} role="alert" data-testid="verdict">
      <header>
        <span class="seal">
          <Icon name={valid ? 'check' : 'cross'} />
        </span>
        <div>
          <p class="small">{say('play.verdict')}</p>
          <h2>{say(valid ? 'judge.correct' : 'judge.not_valid')}</h2>
        </div>
      </header>
      <div class="card-body">
        {words.length > 0 && (
          <div class="challenged-words">
            <p class="muted small">{say('play.challenged_together', { count: words.length })}</p>
            <ul>
              {words.map(word => (
                <li key={word.join(' ')} class="tiles" aria-label={word.join('')}>
                  <TilesView letters={word} set={set} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {event.rulings.map(ruling => (
          <RulingLine key={ruling.reason} ruling={ruling} />
        ))}
        {after.length > 0 && (
          <ul class="consequences">
            {after.map(each => (
              <li key={each.version}>
                <p>{each.text}</p>
                <Grounds grounds={each.rulings.flatMap(ruling => ruling.grounds).slice(0, 2)} />
              </li>
            ))}
          </ul>
        )}
        <div class="actions">{children}</div>
      </div>
    </section>
  );
}
