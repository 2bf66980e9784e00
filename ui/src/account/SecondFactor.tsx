import { useState } from 'preact/hooks';
import { forgetSession } from '../api/session';
import type { AccountView, TotpBegin } from '../made/types';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { QrView } from './QrView';

// The second factor: a secret for an authenticator, which counts once a code of it was shown.
export function SecondFactor({ account }: { account: AccountView }) {
  const { say } = useSpeech();
  const [begun, setBegun] = useState<TotpBegin | undefined>(undefined);
  const { busy, failure, send } = useSent();
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('account.second_factor')}</h2>
        <span class={account.second_factor ? 'pill ok' : 'pill warn'}>
          <Icon name={account.second_factor ? 'check' : 'warn'} /> {say(account.second_factor ? 'account.factor_on' : 'account.factor_off')}
        </span>
      </header>
      <div class="card-body">
        <p>{say('account.factor_text')}</p>
        <Failure failure={failure} />
        {begun ? (
          <Confirm begun={begun} />
        ) : (
          <button type="button" class="button" disabled={busy} onClick={() => void send('/api/account/totp', {}, setBegun)}>
            {say(account.second_factor ? 'account.factor_again' : 'account.factor_begin')}
          </button>
        )}
      </div>
    </section>
  );
}

function Confirm({ begun }: { begun: TotpBegin }) {
  const { say } = useSpeech();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const { busy, failure, send } = useSent();
  return (
    <form
      class="factor"
      onSubmit={event => {
        event.preventDefault();
        const body = { secret: begun.secret, code: code.replaceAll(/\s/g, ''), password };
        void send('/api/account/totp/confirm', body, forgetSession);
      }}
    >
      <div class="factor-secret">
        <QrView text={begun.url} label={say('account.factor_qr')} />
        <div>
          <p>{say('account.factor_scan')}</p>
          <p class="secret">{begun.secret.match(/.{1,4}/g)?.join(' ')}</p>
          <p>
            <a href={begun.url}>{say('account.factor_open')}</a>
          </p>
        </div>
      </div>
      <label class="field">
        {say('account.code')}
        <input type="text" required inputMode="numeric" maxLength={10} autocomplete="one-time-code" value={code} onInput={event => setCode(event.currentTarget.value)} />
      </label>
      <label class="field">
        {say('account.password')}
        <input type="password" required autocomplete="current-password" value={password} onInput={event => setPassword(event.currentTarget.value)} />
      </label>
      <p class="small muted">{say('account.factor_ends')}</p>
      <Failure failure={failure} />
      <button type="submit" class="button primary" disabled={busy}>
        {say('account.factor_confirm')}
      </button>
    </form>
  );
}
