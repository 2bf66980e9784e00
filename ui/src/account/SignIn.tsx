import { useState } from 'preact/hooks';
import { forgetSession } from '../api/http';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

// The door of a club's server. It stands in place of any page that needs an account, so that
// whoever signs in is where they wanted to go.
export function SignIn() {
  const { say } = useSpeech();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { busy, failure, send } = useSent();
  const enter = (): void =>
    void send('/api/session/sign-in', { name, password, code: code.replaceAll(/\s/g, '') }, forgetSession);
  return (
    <div class="page narrow">
      <div>
        <h1>{say('account.sign_in')}</h1>
        <p class="lead">{say('account.sign_in_text')}</p>
      </div>
      <form
        class="card card-body sign-in"
        onSubmit={event => {
          event.preventDefault();
          enter();
        }}
      >
        <label class="field">
          {say('account.name')}
          <input type="text" required autocomplete="username" autoCapitalize="none" value={name} onInput={event => setName(event.currentTarget.value)} />
        </label>
        <label class="field">
          {say('account.password')}
          <input type="password" required autocomplete="current-password" value={password} onInput={event => setPassword(event.currentTarget.value)} />
        </label>
        <label class="field">
          {say('account.code')}
          <input type="text" inputMode="numeric" maxLength={10} autocomplete="one-time-code" value={code} onInput={event => setCode(event.currentTarget.value)} />
          <span class="hint">{say('account.code_hint')}</span>
        </label>
        <Failure failure={failure} />
        <button type="submit" class="button primary big" disabled={busy}>
          {say('account.enter')}
        </button>
      </form>
    </div>
  );
}
