import { read, readSession } from '../api/http';
import type { AccountView, PersonView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { OwnData } from './OwnData';
import { Password } from './Password';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { Users } from './Users';
import { leave } from './leave';

type Ready = { person: PersonView | null; account: AccountView | undefined };

async function load(language: Language): Promise<Ready> {
  const { person } = await readSession(language);
  const account = person && !person.guest ? await read<AccountView>('/api/account', { language }) : undefined;
  return { person, account };
}

// One's own account: password, second factor, sessions, data; for administrators, the accounts.
export default function AccountPage() {
  const { say, language } = useSpeech();
  const { value: ready, failure } = useLoaded(() => load(language), language);
  if (!ready?.person) {
    return (
      <div class="page narrow">
        <h1>{say('account.title')}</h1>
        <Failure failure={failure} retrying />
        {!failure && <p class="loading">{say('shell.loading')}</p>}
      </div>
    );
  }
  const { person, account } = ready;
  return (
    <div class="page narrow">
      <header class="account-head">
        <div>
          <h1>{account?.name ?? person.name}</h1>
          <p class="lead">
            {account ? (
              <>
                {person.roles.map(role => (
                  <span key={role} class="pill">
                    {say(`account.role_${role}`)}
                  </span>
                ))}
              </>
            ) : (
              say('account.guest_text')
            )}
          </p>
        </div>
        {account && <SignOut />}
      </header>
      <div class="account">
        {account && <Password />}
        {account && <SecondFactor account={account} />}
        {account && <Sessions />}
        <OwnData guest={person.guest} />
      </div>
      {person.roles.includes('administrator') && <Users sure={person.sure} me={person.id} />}
    </div>
  );
}

function SignOut() {
  const { say } = useSpeech();
  const { busy, failure, send } = useSent();
  return (
    <div>
      <button type="button" class="button" disabled={busy} onClick={() => void send('/api/session/sign-out', {}, leave)}>
        {say('account.sign_out')}
      </button>
      <Failure failure={failure} />
    </div>
  );
}
