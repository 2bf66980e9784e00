import type { ComponentChildren } from 'preact';
import { RulingLine } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import type { Verdict } from './table';

type Props = { verdict: Verdict; children?: ComponentChildren };

// The verdict on all challenged words together: seal, words, grounds, and what follows.
export function VerdictCard({ verdict, children }: Props) {
  const { say } = useSpeech();
  const { event, valid } = verdict;
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
        <p class="muted small">{event.text}</p>
        {event.rulings.map(ruling => (
          <RulingLine key={ruling.reason} ruling={ruling} />
        ))}
        <div class="actions">{children}</div>
      </div>
    </section>
  );
}
