import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { Claim, GameView } from '../made/types';
import { useFollowed } from '../api/use_followed';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

const LONGEST = 1000;
const ASK_EVERY = 2_000;

// A claim to the arbiter in writing, and the answers to those made before.
export function ClaimDialog({ game, onClose }: { game: GameView; onClose: () => void }) {
  const { say, language } = useSpeech();
  const path = `/api/games/${encodeURIComponent(game.id)}/claims`;
  const { value: claims = [], failure, again } = useFollowed(() => read<readonly Claim[]>(path, { language }), ASK_EVERY, path);
  const [text, setText] = useState('');
  const sent = useSent();
  const send = (): void =>
    void sent.send(path, { text: text.trim() }, () => {
      setText('');
      again();
    });
  return (
    <Dialog title={say('play.call_arbiter')} onClose={onClose}>
      <Failure failure={sent.failure ?? failure} />
      <p class="muted">{say('play.call_arbiter_text')}</p>
      <label class="field">
        {say('play.claim_text')}
        <textarea rows={3} maxLength={LONGEST} data-testid="claim-text" value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <button type="button" class="button primary big" data-testid="send-claim" disabled={sent.busy || !text.trim()} onClick={send}>
        {say('play.call_arbiter_do')}
      </button>
      {claims.length > 0 && (
        <ul class="claims" data-testid="claims-made">
          {claims.map(claim => (
            <li key={claim.number}>
              <p>
                <b>{game.seats[claim.side].name}</b> {claim.text}
              </p>
              {claim.answer ? (
                <p>
                  <span class={claim.upheld ? 'pill ok' : 'pill'}>{say(claim.upheld ? 'desk.upheld' : 'desk.rejected')}</span> {claim.answer}
                </p>
              ) : (
                <p class="muted small">{say('play.claim_waits')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
