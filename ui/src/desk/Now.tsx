import { useRef } from 'preact/hooks';
import type { ServerError } from '../api/answer';
import type { DeskAnswer, DeskView } from '../made/types';
import { RulingLine } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { Case, hasCase } from './Case';
import { Claims, isAnswered } from './Claims';
import type { Act } from './DeskPage';

type Props = {
  desk: DeskView;
  answer: DeskAnswer | undefined; // what became of the last act
  failure: ServerError | undefined;
  busy: boolean;
  act: Act;
  onAnswered: () => void;
};

// What waits for the arbiter, in a place of one size: whoever writes below is not pushed away, and
// what comes later comes below what is there.
export function Now({ desk, answer, failure, busy, act, onAnswered }: Props) {
  const { say } = useSpeech();
  const claims = (desk.claims ?? []).filter(claim => !isAnswered(claim));
  const open = hasCase(desk);
  const claimsFirst = useRef(false);
  if (!open) claimsFirst.current = claims.length > 0;
  const count = claims.length + (open ? 1 : 0);
  const replaced = open && !claimsFirst.current;
  const parts = [
    open && <Case key="case" desk={desk} busy={busy} act={act} />,
    claims.length > 0 && <Claims key="claims" claims={claims} game={desk.game} onAnswered={onAnswered} />,
  ];
  return (
    <div class="desk-now">
      <p key={count} class="muted" data-testid={count > 0 ? undefined : 'no-case'}>
        {count > 0 ? say('hall.cases', { count }) : say('desk.no_case')}
      </p>
      <Failure failure={failure} />
      {answer && isShown(answer, desk) && !(replaced && answer.done) && <Told answer={answer} />}
      {claimsFirst.current ? parts.toReversed() : parts}
    </div>
  );
}

// An act is told once the table is shown as it left it.
function isShown({ done, version }: DeskAnswer, desk: DeskView): boolean {
  return !done || desk.game.version >= version;
}

function Told({ answer }: { answer: DeskAnswer }) {
  const { say } = useSpeech();
  return (
    <section class={answer.done ? 'notice ruling' : 'notice'} role="alert">
      <p>
        <b>{say(answer.done ? 'desk.done' : 'desk.not_done')}</b> {answer.refusal?.text}
      </p>
      {answer.rulings.map(ruling => (
        <RulingLine key={ruling.reason} ruling={ruling} />
      ))}
    </section>
  );
}
