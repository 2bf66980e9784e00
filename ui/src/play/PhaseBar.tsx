import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { GameView } from '../made/types';
import { Dialog } from '../parts/Dialog';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useNarrow } from '../parts/use_narrow';
import { BOOKS } from '../tile/tile_set';
import { groundsOf } from './grounds';
import { linesOf, stepNumber, stepsOf, yourLinesOf } from './phase';
import { rivalOf, sideOf } from './table';

type Props = { game: GameView; children?: ComponentChildren };

// Which phase the turn is in and what each side may do now. Its height never changes: on a phone it
// is one sentence, and the rest opens.
export function PhaseBar({ game, children }: Props) {
  const { say } = useSpeech();
  const [open, setOpen] = useState(false);
  const number = stepNumber(game.phase);
  const steps = stepsOf(game.phase);
  const grounds = groundsOf(BOOKS[game.rulebook]?.steps[number] ?? [], say, useNarrow());
  const me = sideOf(game);
  const lines = linesOf(game.phase);
  const mine = game.on_turn === me;
  const isPlayer = game.role === me;
  const own = isPlayer ? yourLinesOf(game.phase) : lines;
  const myLine = say(mine ? own.mover : own.waiter);
  const now = steps[number];
  const list = (
    <ol class="phase-steps">
      {steps.map((step, index) => (
        <li key={step.text} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <span class="number">{step.state === 'done' ? <Icon name="check" /> : index + 1}</span>
          <span class="step-name">{say(step.text)}</span>
        </li>
      ))}
    </ol>
  );
  const ofMe = (
    <p key={myLine}>
      <b class="pill">{isPlayer ? say('play.you') : game.seats[me].name}</b> {myLine}
    </p>
  );
  const itsLine = say(mine ? lines.waiter : lines.mover);
  const ofRival = (
    <p key={`rival: ${itsLine}`}>
      <b class="pill">{game.seats[rivalOf(me)].name}</b> {itsLine}
    </p>
  );
  return (
    <section class="phases" aria-label={say('phase.label')}>
      {list}
      <div class="phase-line">
        <div class="sides" role="status">
          {ofMe}
          {ofRival}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is that of the phase */}
        <button type="button" class="brief" data-testid="phase-brief" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <span role="status">
            <span key={myLine}>
              <b>{now ? `${number + 1} ${say(now.text)}` : say('phase.end')}</b> {myLine}
            </span>
          </span>
        </button>
        <Grounds grounds={grounds} />
        {children}
      </div>
      {open && (
        <Dialog title={say('phase.label')} onClose={() => setOpen(false)}>
          <div class="phase-list">
            {list}
            {ofMe}
            {ofRival}
            <Grounds grounds={grounds} />
          </div>
        </Dialog>
      )}
    </section>
  );
}
