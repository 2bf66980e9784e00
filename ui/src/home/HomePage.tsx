import { read, readSession } from '../api/http';
import type { BookLine, MachineView, PersonView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { Chooser } from './Chooser';
import { Games } from './Games';
import { Waiting } from './Waiting';

type Ready = {
  person: PersonView | null;
  books: readonly BookLine[];
  machines: readonly MachineView[];
};

// Everything that the choices need. Nobody starts a game before all of it is here.
async function load(language: Language): Promise<Ready> {
  const { person } = await readSession(language);
  const [books, machines] = await Promise.all([
    read<BookLine[]>('/api/rulebooks'),
    read<MachineView[]>('/api/machines'),
  ]);
  return { person, books, machines };
}

// A game in three clicks: rulebook, opponent, clock.
export default function HomePage() {
  const { say, language } = useSpeech();
  const { value: ready, failure } = useLoaded(() => load(language), language);
  return (
    <div class="page narrow">
      <div>
        <h1>{say('home.title')}</h1>
        <p class="lead">{say('home.lead')}</p>
      </div>
      <Failure failure={failure} retrying />
      {ready ? (
        <>
          <Chooser {...ready} />
          <div class="home-lists">
            <div>
              <Games />
            </div>
            <Waiting />
          </div>
        </>
      ) : (
        !failure && <p class="loading">{say('shell.loading')}</p>
      )}
    </div>
  );
}
