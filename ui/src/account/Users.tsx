import { useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { read } from '../api/http';
import type { AccountView } from '../made/types';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { NewUser } from './NewUser';
import { UserDialog } from './UserDialog';
import { ROLE_TEXTS } from './roles';

export function readUsers(language: Language): Promise<readonly AccountView[]> {
  return read<AccountView[]>('/api/accounts', { language });
}

type Props = { sure: boolean; me: string; loaded: readonly AccountView[] };

// The accounts of the club: who there is, with which roles.
export function Users({ sure, me, loaded }: Props) {
  const { say, language } = useSpeech();
  const [users, setUsers] = useState(loaded);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const [changing, setChanging] = useState<AccountView | undefined>(undefined);
  const [adding, setAdding] = useState(false);
  const again = (): void => {
    setChanging(undefined);
    setAdding(false);
    readUsers(language).then(setUsers, (wrong: unknown) => setFailure(asServerError(wrong)));
  };
  return (
    <section class="card" data-testid="users">
      <header>
        <h2 class="card-title">{say('account.users')}</h2>
        {sure && (
          <button type="button" class="button" onClick={() => setAdding(true)}>
            {say('account.add_user')}
          </button>
        )}
      </header>
      <Failure failure={failure} />
      {sure ? (
        <div class="table-holder" tabIndex={0} role="region" aria-label={say('account.users')}>
          <table class="table users">
            <thead>
              <tr>
                <th scope="col">{say('account.name')}</th>
                <th scope="col">{say('account.roles')}</th>
                <th scope="col">{say('account.second_factor')}</th>
                <th scope="col">{say('account.created')}</th>
                <th scope="col">
                  <span class="unseen">{say('account.change')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {users.map(user => (
                <tr key={user.id}>
                  <th scope="row">{user.name}</th>
                  <td>{user.roles.map(role => say(ROLE_TEXTS[role])).join(', ')}</td>
                  <td>{say(user.second_factor ? 'account.factor_on' : 'account.factor_off')}</td>
                  <td>{user.created_at > 0 ? new Date(user.created_at).toLocaleDateString(language) : '–'}</td>
                  <td class="figure">
                    <button type="button" class="button quiet" aria-label={`${say('account.change')}: ${user.name}`} onClick={() => setChanging(user)}>
                      {say('account.change')}
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p class="card-body">
          <span>
            <Icon name="lock" /> {say('account.needs_factor')}
          </span>
        </p>
      )}
      {changing && <UserDialog user={changing} own={changing.id === me} onDone={again} onClose={() => setChanging(undefined)} />}
      {adding && <NewUser onDone={again} onClose={() => setAdding(false)} />}
    </section>
  );
}
