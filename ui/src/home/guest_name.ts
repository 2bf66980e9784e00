import { change, forgetSession } from '../api/http';
import type { PersonView } from '../made/types';
import { keep } from '../app/kept';
import type { Language } from '../i18n/say';

// A guest goes to the table under this name, and is offered it the next time.
export async function takeName(person: PersonView | null, name: string, language: Language): Promise<void> {
  if (!person?.guest) return;
  if (name.trim()) {
    await change('/api/session/name', { name: name.trim() }, language);
    forgetSession();
  }
  keep('name', name);
}
