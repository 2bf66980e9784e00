import { useState } from 'preact/hooks';
import { ServerError, change, forgetSession } from '../api/http';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';

// The door of a club's server.
export function SignIn({ onEntered }: { onEntered: () => void }) {
  const { say, language } = useSpeech();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const enter = async (): Promise<void> => {
    setFailure(undefined);
    try {
      await change('/api/session/sign-in', { name, password, code }, language);
      forgetSession();
      onEntered();
    } catch (wrong) {
      setFailure(wrong instanceof ServerError ? wrong : new ServerError('', ''));
    }
  };
  return (
    <form
      class="card card-body sign-in"
      onSubmit={event => {
        event.preventDefault();
        void enter();
      }}
    >
      <h2>{say('home.sign_in')}</h2>
      <label class="field">
        {say('home.account')}
        <input type="text" required autocomplete="username" value={name} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <label class="field">
        {say('home.password')}
        <input type="password" required autocomplete="current-password" value={password} onInput={event => setPassword(event.currentTarget.value)} />
      </label>
      <label class="field">
        {say('home.second_factor')}
        <input type="text" inputMode="numeric" autocomplete="one-time-code" value={code} onInput={event => setCode(event.currentTarget.value)} />
      </label>
      <Failure failure={failure} />
      <button type="submit" class="button primary big">
        {say('home.enter')}
      </button>
    </form>
  );
}
