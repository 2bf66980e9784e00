import { useState } from 'preact/hooks';
import type { Claim, GameView } from '../made/types';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

type Props = { claims: readonly Claim[]; game: GameView; onAnswered: () => void };

export function isAnswered({ answered_at: at }: Claim): boolean {
  return at !== null && at !== undefined;
}

// What the players call the arbiter for and have no answer to yet.
export function Claims({ claims, game, onAnswered }: Props) {
  const { say } = useSpeech();
  return (
    <section class="card" data-testid="claims">
      <header>
        <h2 class="card-title">{say('desk.claims')}</h2>
      </header>
      <ul class="lines">
        {claims.map(claim => (
          <li key={claim.number}>
            <OpenClaim claim={claim} player={game.seats[claim.side].name} game={game.id} onAnswered={onAnswered} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { claim: Claim; player: string; game: string; onAnswered: () => void };

function OpenClaim({ claim, player, game, onAnswered }: LineProps) {
  const { say } = useSpeech();
  const [answer, setAnswer] = useState('');
  const { busy, failure, send } = useSent();
  const path = `/api/games/${encodeURIComponent(game)}/desk/claims/${claim.number}`;
  const reply = (upheld: boolean): void => void send(path, { answer: answer.trim(), upheld }, onAnswered);
  return (
    <div class="claim">
      <p>
        <b>{player}</b>
      </p>
      <blockquote>{claim.text}</blockquote>
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
    </div>
  );
}
