import { useEffect, useRef } from 'preact/hooks';
import type { GroundView } from '../made/types';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';

type Props = { valid: boolean; count: number; table: string; grounds: readonly GroundView[]; onSeen: () => void };

// One answer for the whole play, large enough for both players to read it standing.
export function Verdict({ valid, count, table, grounds, onSeen }: Props) {
  const { say } = useSpeech();
  const seen = useRef<HTMLButtonElement>(null);
  useEffect(() => seen.current?.focus(), []);
  return (
    <section class={valid ? 'big-verdict valid' : 'big-verdict invalid'} role="alert" data-testid="joint-verdict">
      <span class="seal">
        <Icon name={valid ? 'check' : 'cross'} />
      </span>
      <h1>{say(valid ? 'judge.correct' : 'judge.not_valid')}</h1>
      <p>
        {table.trim() && `${say('judge.table_number', { table: table.trim() })} `}
        {say('judge.answered', { count })}
      </p>
      <Grounds grounds={grounds} />
      <button ref={seen} type="button" class="button big" onClick={onSeen}>
        <Icon name="check" /> {say('judge.seen')}
      </button>
    </section>
  );
}
