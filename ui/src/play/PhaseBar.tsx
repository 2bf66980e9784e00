import type { GameView, GroundView } from '../api/types';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { linesOf, stepsOf } from './phase';
import { rivalOf, sideOf } from './table';

type Props = { game: GameView; grounds: readonly GroundView[] };

// Which phase the turn is in and what each side may do now. Its height never changes.
export function PhaseBar({ game, grounds }: Props) {
  const { say } = useSpeech();
  const me = sideOf(game);
  const lines = linesOf(game.phase);
  const mine = game.on_turn === me;
  const isPlayer = game.role === me;
  return (
    <section class="phases" aria-label={say('phase.label')}>
      <ol>
        {stepsOf(game.phase).map((step, index) => (
          <li key={step.text} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span class="number">{step.state === 'done' ? <Icon name="check" /> : index + 1}</span>
            <span class="step-name">{say(step.text)}</span>
          </li>
        ))}
      </ol>
      <div class="now" role="status">
        <p class="of-me">
          <b class="pill">{isPlayer ? say('play.you') : game.seats[me].name}</b>{' '}
          {say(mine ? lines.mover : lines.waiter)}
        </p>
        <p class="of-rival">
          <b class="pill">{game.seats[rivalOf(me)].name}</b> {say(mine ? lines.waiter : lines.mover)}
        </p>
        <Grounds grounds={grounds.slice(0, 2)} />
      </div>
    </section>
  );
}
