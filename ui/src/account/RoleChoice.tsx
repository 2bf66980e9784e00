import { useSpeech } from '../parts/context';
import { ROLES, type Role, withRole } from './roles';

export function RoleChoice({ roles, onChoose }: { roles: readonly Role[]; onChoose: (roles: readonly Role[]) => void }) {
  const { say } = useSpeech();
  return (
    <fieldset class="roles">
      <legend>{say('account.roles')}</legend>
      {ROLES.map(role => (
        <label key={role} class="check">
          <input type="checkbox" checked={roles.includes(role)} onChange={event => onChoose(withRole(roles, role, event.currentTarget.checked))} />
          {say(`account.role_${role}`)}
        </label>
      ))}
    </fieldset>
  );
}
