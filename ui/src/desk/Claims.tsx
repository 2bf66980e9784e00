import { useState } from 'preact/hooks';
import type { Claim, DeskView } from '../api/types';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

type Props = { desk: DeskView; onAnswered: () => void };

// What the players call the arbiter for, and the answers; an open one asks for its answer.
export function Claims({ desk, onAnswered }: Props) {
  const { say } = useSpeech();
  const claims = desk.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <section class="card" data-testid="claims">
      <header>
        <h2 class="card-title">{say('desk.claims')}</h2>
      </header>
      <ul class="lines">
        {claims.map(claim => (
          <li key={claim.number}>
            <ClaimLine claim={claim} player={desk.game.seats[claim.side].name} game={desk.game.id} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { claim: Claim; player: string; game: string; onAnswered: () => void };

function ClaimLine({ claim, player, game, onAnswered }: LineProps) {
  const { say } = useSpeech();
  const [answer, setAnswer] = useState('');
  const { busy, failure, send } = useSent();
  const path = `/api/games/${encodeURIComponent(game)}/desk/claims/${claim.number}`;
  const reply = (upheld: boolean): void => void send(path, { answer: answer.trim(), upheld }, onAnswered);
  return (
    <div class="claim">
      <p>
        <b>{player}</b>{' '}
        {claim.answered_at !== null && claim.answered_at !== undefined && (
          <span class={claim.upheld ? 'pill ok' : 'pill'}>{say(claim.upheld ? 'desk.upheld' : 'desk.rejected')}</span>
        )}
      </p>
      <blockquote>{claim.text}</blockquote>
      {claim.answer ? (
        <p>{claim.answer}</p>
      ) : (
        <>
          <label class="field">
            {say('desk.claim_answer')}
            <textarea rows={2} maxLength={1000} value={answer} onInput={event => setAnswer(event.currentTarget.value)} />
          </label>
          <Failure failure={failure} />
          <div class="actions halves">
            <button type="button" class="button primary" disabled={busy || !answer.trim()} onClick={() => reply(true)}>
              {say('desk.uphold')}
            </button>
            <button type="button" class="button" disabled={busy || !answer.trim()} onClick={() => reply(false)}>
              {say('desk.reject')}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
