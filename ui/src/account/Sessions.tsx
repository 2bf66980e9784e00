import { useState } from 'preact/hooks';
import type { SessionLine } from '../made/types';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { deviceName } from './device';

const PATH = '/api/account/sessions/end';

// Where one is signed in; each session can be ended, and all the others at once.
export function Sessions({ loaded }: { loaded: readonly SessionLine[] }) {
  const { say, language } = useSpeech();
  const [sessions, setLeft] = useState(loaded);
  const { busy, failure, send } = useSent();
  const day = (at: number): string => new Date(at).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('account.sessions')}</h2>
        {sessions.length > 1 && (
          <button type="button" class="button quiet" disabled={busy} onClick={() => void send(PATH, {}, setLeft)}>
            {say('account.end_others')}
          </button>
        )}
      </header>
      <Failure failure={failure} />
      <ul class="lines">
        {sessions.map(session => (
          <li key={session.id}>
            <span>
              <b>{deviceName(session.device) || say('account.unknown_device')}</b> {session.own && <span class="pill ok">{say('account.this_one')}</span>}
              <br />
              <span class="small muted">{say('account.since', { day: day(session.begun_at), end: day(session.expires_at) })}</span>
            </span>
            {!session.own && (
              <button type="button" class="button" disabled={busy} onClick={() => void send(PATH, { id: session.id }, setLeft)}>
                {say('account.end_session')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
