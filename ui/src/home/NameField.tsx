import type { PersonView } from '../made/types';
import { useSpeech } from '../parts/context';

type Props = { person: PersonView | null; name: string; onName: (name: string) => void };

// What a guest is called at the table; an account has its own name.
export function NameField({ person, name, onName }: Props) {
  const { say } = useSpeech();
  if (!person?.guest) return null;
  return (
    <label class="field name-field">
      {say('home.name')}
      <input
        type="text"
        maxLength={30}
        autocomplete="nickname"
        placeholder={person.name}
        value={name}
        onInput={event => onName(event.currentTarget.value)}
      />
    </label>
  );
}
