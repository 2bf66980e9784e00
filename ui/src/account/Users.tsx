import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { AccountView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { NewUser } from './NewUser';
import { UserDialog } from './UserDialog';

// The accounts of the club: who there is, with which roles.
export function Users({ sure, me }: { sure: boolean; me: string }) {
  const { say, language } = useSpeech();
  const [round, setRound] = useState(0);
  const [changing, setChanging] = useState<AccountView | undefined>(undefined);
  const [adding, setAdding] = useState(false);
  const load = sure ? () => read<AccountView[]>('/api/accounts', { language }) : undefined;
  const { value: users, failure } = useLoaded(load, `${language} ${round}`);
  const again = (): void => {
    setChanging(undefined);
    setAdding(false);
    setRound(round + 1);
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
              {(users ?? []).map(user => (
                <tr key={user.id}>
                  <th scope="row">{user.name}</th>
                  <td>{user.roles.map(role => say(`account.role_${role}`)).join(', ')}</td>
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
