import { read, readSession } from '../api/http';
import type { AccountView, PersonView, SessionLine } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { OwnData } from './OwnData';
import { Password } from './Password';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { Users, readUsers } from './Users';
import { leave } from './leave';
import { ROLE_TEXTS } from './roles';

type Own = { account: AccountView; sessions: readonly SessionLine[]; users: readonly AccountView[] };
type Ready = { person: PersonView | null; own: Own | undefined };

// All of it before any of it is shown: what came later would push what stands below.
async function load(language: Language): Promise<Ready> {
  const { person } = await readSession(language);
  if (!person || person.guest) return { person, own: undefined };
  const [account, sessions, users] = await Promise.all([
    read<AccountView>('/api/account', { language }),
    read<SessionLine[]>('/api/account/sessions', { language }),
    isSureAdministrator(person) ? readUsers(language) : [],
  ]);
  return { person, own: { account, sessions, users } };
}

// Whoever administers shows a second factor first.
function isSureAdministrator({ roles, sure }: PersonView): boolean {
  return roles.includes('administrator') && sure;
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
  const { person, own } = ready;
  return (
    <div class="page narrow">
      <header class="account-head">
        <div>
          <h1>{own?.account.name ?? person.name}</h1>
          <p class="lead">
            {own ? (
              <>
                {person.roles.map(role => (
                  <span key={role} class="pill">
                    {say(ROLE_TEXTS[role])}
                  </span>
                ))}
              </>
            ) : (
              say('account.guest_text')
            )}
          </p>
        </div>
        {own && <SignOut />}
      </header>
      <div class="account">
        {own && <Password />}
        {own && <SecondFactor account={own.account} />}
        {own && <Sessions loaded={own.sessions} />}
        <OwnData guest={person.guest} />
      </div>
      {person.roles.includes('administrator') && <Users sure={person.sure} me={person.id} loaded={own?.users ?? []} />}
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
