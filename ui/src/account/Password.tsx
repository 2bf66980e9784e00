import { useState } from 'preact/hooks';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

// Another password, after the old one; every other session ends.
export function Password() {
  const { say } = useSpeech();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const { busy, failure, send } = useSent();
  const changed = (): void => {
    setOld('');
    setFresh('');
    setDone(true);
  };
  return (
    <form
      class="card"
      onSubmit={event => {
        event.preventDefault();
        setDone(false);
        void send('/api/account/password', { old, new: fresh }, changed);
      }}
    >
      <header>
        <h2 class="card-title">{say('account.password')}</h2>
      </header>
      <div class="card-body">
        <label class="field">
          {say('account.old_password')}
          <input type="password" required autocomplete="current-password" value={old} onInput={event => setOld(event.currentTarget.value)} />
        </label>
        <label class="field">
          {say('account.new_password')}
          <input type="password" required autocomplete="new-password" value={fresh} onInput={event => setFresh(event.currentTarget.value)} />
          <span class="hint">{say('account.new_password_hint')}</span>
        </label>
        <Failure failure={failure} />
        {done && (
          <p class="pill ok" role="status">
            {say('account.password_changed')}
          </p>
        )}
        <button type="submit" class="button primary" disabled={busy}>
          {say('account.change_password')}
        </button>
      </div>
    </form>
  );
}
