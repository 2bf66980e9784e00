import { useState } from 'preact/hooks';
import type { DeskView } from '../made/types';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { namedGroundOf } from '../parts/cited';
import { useSpeech } from '../parts/context';
import { BOOKS } from '../tile/tile_set';
import type { Act } from './DeskPage';

const STEP_OF_VERDICT = 3;

export function hasCase({ game }: DeskView): boolean {
  return game.phase === 'challenged' || game.phase === 'appealed';
}

// The open case: what is challenged or appealed, what the list proposes, and the two answers.
export function Case({ desk, busy, act }: { desk: DeskView; busy: boolean; act: Act }) {
  const { say } = useSpeech();
  const [reason, setReason] = useState('');
  const { game, proposed } = desk;
  const words = game.challenge?.words.map(word => word.join('')) ?? [];
  const proposal = game.phase === 'challenged' && proposed ? proposed.valid.every(Boolean) : undefined;
  const decide = (valid: boolean): void => {
    const command =
      game.phase === 'challenged'
        ? { command: 'give_verdict', valid: proposed && proposal === valid ? proposed.valid : words.map(() => valid) }
        : { command: 'decide_appeal', valid };
    void act(command, reason).then(done => done && setReason(''));
  };
  const grounds = (BOOKS[game.rulebook]?.steps[STEP_OF_VERDICT] ?? []).map(cited => namedGroundOf(cited, say));
  const needsReason = (valid: boolean): boolean => proposal !== undefined && proposal !== valid && reason.trim() === '';
  return (
    <section class="card case" data-testid="case">
      <header>
        <h2 class="card-title">{say(game.phase === 'challenged' ? 'desk.challenge' : 'desk.appeal')}</h2>
        <Grounds grounds={grounds} />
      </header>
      <div class="card-body">
        {words.length > 0 && <p class="word case-words">{words.join(', ')}</p>}
        {desk.appeal && (
          <div>
            <h3>{say('desk.arguments')}</h3>
            <blockquote>{desk.appeal}</blockquote>
          </div>
        )}
        {proposal !== undefined && proposed && (
          <p>
            {say('desk.proposed')}{' '}
            <span class={proposal ? 'pill ok' : 'pill bad'}>
              <Icon name={proposal ? 'check' : 'cross'} />
              {say(proposal ? 'judge.correct' : 'judge.not_valid')}
            </span>{' '}
            <span class="small muted">{proposed.list_name}</span>
          </p>
        )}
        {proposal === undefined && game.phase === 'challenged' && <p class="muted">{say('desk.no_proposal')}</p>}
        <label class="field">
          {say(proposal === undefined ? 'desk.reason_free' : 'desk.reason')}
          <textarea rows={2} maxLength={1000} value={reason} data-testid="reason" onInput={event => setReason(event.currentTarget.value)} />
        </label>
        <div class="actions halves">
          {[true, false].map(valid => (
            <button
              key={String(valid)}
              type="button"
              class={valid ? 'button primary big' : 'button against big'}
              data-testid={valid ? 'give-valid' : 'give-invalid'}
              disabled={busy || needsReason(valid)}
              onClick={() => decide(valid)}
            >
              <Icon name={needsReason(valid) ? 'lock' : valid ? 'check' : 'cross'} />
              <span>
                {say(valid ? 'judge.correct' : 'judge.not_valid')}
                {needsReason(valid) && <small>{say('desk.reason_first')}</small>}
              </span>
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
