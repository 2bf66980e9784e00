import { useState } from 'preact/hooks';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { RoleChoice } from './RoleChoice';
import type { Role } from './roles';

// Somebody new: a name, a first password to hand over, roles.
export function NewUser({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { say } = useSpeech();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [roles, setRoles] = useState<readonly Role[]>(['player']);
  const { busy, failure, send } = useSent();
  return (
    <Dialog title={say('account.add_user')} onClose={onClose}>
      <form
        class="dialog-form"
        onSubmit={event => {
          event.preventDefault();
          void send('/api/accounts', { name: name.trim(), password, roles }, onDone);
        }}
      >
        <label class="field">
          {say('account.name')}
          <input type="text" required maxLength={30} autocomplete="off" value={name} onInput={event => setName(event.currentTarget.value)} />
        </label>
        <label class="field">
          {say('account.first_password')}
          <input type="text" required autocomplete="off" value={password} onInput={event => setPassword(event.currentTarget.value)} />
          <span class="hint">{say('account.first_password_hint')}</span>
        </label>
        <RoleChoice roles={roles} onChoose={setRoles} />
        <Failure failure={failure} />
        <button type="submit" class="button primary" disabled={busy || roles.length === 0}>
          {say('account.add_user')}
        </button>
      </form>
    </Dialog>
  );
}
