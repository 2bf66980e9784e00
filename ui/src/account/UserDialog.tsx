import { useState } from 'preact/hooks';
import type { AccountView } from '../made/types';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { RoleChoice } from './RoleChoice';
import type { Role } from './roles';

type Props = { user: AccountView; own: boolean; onDone: () => void; onClose: () => void };

// What an administrator changes of an account: roles, a new password, a lost second factor.
export function UserDialog({ user, own, onDone, onClose }: Props) {
  const { say } = useSpeech();
  const [roles, setRoles] = useState<readonly Role[]>(user.roles);
  const [password, setPassword] = useState('');
  const [forget, setForget] = useState(false);
  const [sureToRemove, setSureToRemove] = useState(false);
  const { busy, failure, send } = useSent();
  const path = `/api/accounts/${encodeURIComponent(user.id)}`;
  return (
    <Dialog title={user.name} onClose={onClose}>
      <form
        class="dialog-form"
        onSubmit={event => {
          event.preventDefault();
          void send(path, { roles, password: password || null, forget_second_factor: forget }, onDone);
        }}
      >
        <RoleChoice roles={roles} onChoose={setRoles} />
        <label class="field">
          {say('account.other_password')}
          <input type="text" autocomplete="off" value={password} onInput={event => setPassword(event.currentTarget.value)} />
          <span class="hint">{say('account.other_password_hint')}</span>
        </label>
        {user.second_factor && (
          <label class="check">
            <input type="checkbox" checked={forget} onChange={event => setForget(event.currentTarget.checked)} />
            {say('account.forget_factor')}
          </label>
        )}
        <p class="small muted">{say('account.change_ends')}</p>
        <Failure failure={failure} />
        <div class="actions">
          <button type="submit" class="button primary" disabled={busy || roles.length === 0}>
            {say('account.save')}
          </button>
          {!own && (
            <button
              type="button"
              class="button against"
              disabled={busy}
              onClick={() => (sureToRemove ? void send(path, {}, onDone, 'DELETE') : setSureToRemove(true))}
            >
              {say(sureToRemove ? 'account.remove_now' : 'account.remove')}
            </button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
