import type { ComponentChildren } from 'preact';
import type { EventView, GameView } from '../api/types';
import { RulingLine } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';

type Props = { verdict: EventView; game: GameView; children?: ComponentChildren };

// The verdict on all challenged words together: seal, words, grounds, and what follows.
export function VerdictCard({ verdict, game, children }: Props) {
  const { say } = useSpeech();
  const invalid = game.phase === 'ruled_invalid' || verdict.rulings.some(ruling => ruling.reason.includes('invalid'));
  return (
    <section class={invalid ? 'card verdict invalid' : 'card verdict valid'} role="alert" data-testid="verdict">
      <header>
        <span class="seal">
          <Icon name={invalid ? 'cross' : 'check'} />
        </span>
        <div>
          <p class="small">{say('play.verdict')}</p>
          <h2>{verdict.text}</h2>
        </div>
      </header>
      <div class="card-body">
        {verdict.rulings.map(ruling => (
          <RulingLine key={ruling.reason} ruling={ruling} />
        ))}
        <div class="actions">{children}</div>
      </div>
    </section>
  );
}
