import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { leave } from './leave';

// Everything that is kept of a person: to take along, or to be deleted.
export function OwnData({ guest }: { guest: boolean }) {
  const { say } = useSpeech();
  const [asking, setAsking] = useState(false);
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('account.data')}</h2>
      </header>
      <div class="card-body">
        <p>{say('account.data_text')}</p>
        <div class="actions">
          <a class="button" href="/api/account/export" download="letrado.json">
            <Icon name="download" /> {say('account.export')}
          </a>
          <button type="button" class="button against" onClick={() => setAsking(true)}>
            {say(guest ? 'account.delete_guest' : 'account.delete')}
          </button>
        </div>
      </div>
      {asking && <Deletion guest={guest} onClose={() => setAsking(false)} />}
    </section>
  );
}

function Deletion({ guest, onClose }: { guest: boolean; onClose: () => void }) {
  const { say } = useSpeech();
  const [password, setPassword] = useState('');
  const { busy, failure, send } = useSent();
  return (
    <Dialog title={say(guest ? 'account.delete_guest' : 'account.delete')} onClose={onClose}>
      <form
        class="dialog-form"
        onSubmit={event => {
          event.preventDefault();
          void send('/api/account/delete', { password }, leave);
        }}
      >
        <p>{say('account.delete_text')}</p>
        {!guest && (
          <label class="field">
            {say('account.password')}
            <input type="password" required autocomplete="current-password" value={password} onInput={event => setPassword(event.currentTarget.value)} />
          </label>
        )}
        <Failure failure={failure} />
        <div class="actions">
          <button type="button" class="button" onClick={onClose}>
            {say('account.keep')}
          </button>
          <button type="submit" class="button against" disabled={busy}>
            {say('account.delete_now')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
