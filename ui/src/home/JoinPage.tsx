import { useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change, read, readSession } from '../api/http';
import type { Entered, PersonView, SeekView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { kept } from '../app/kept';
import { type Route, printRoute } from '../app/route';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { Host } from './Host';
import { NameField } from './NameField';
import { SeedWordField } from './SeedWordField';
import { takeName } from './guest_name';
import { termsList } from './terms_line';

type Ready = { seek: SeekView; person: PersonView | null };

async function load(code: string, language: Language): Promise<Ready> {
  const { person } = await readSession(language);
  return { seek: await read<SeekView>(`/api/seeks/${encodeURIComponent(code)}`, { language }), person };
}

// A proposed game: whoever made it waits here with the link; whoever has the link sits down.
export default function JoinPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const code = route.page === 'join' ? route.code : '';
  const { value: ready, failure } = useLoaded(() => load(code, language), `${code} ${language}`);
  return (
    <div class="page narrow">
      <h1>{say('join.title')}</h1>
      <Failure failure={failure} retrying />
      {failure?.code && (
        <p>
          <a class="button primary" href={printRoute({ page: 'home' })}>
            {say('join.propose_another')}
          </a>
        </p>
      )}
      {ready ? (
        <div class="join">
          {ready.seek.own ? <Host seek={ready.seek} /> : <Guest {...ready} />}
          <section class="card">
            <header>
              <h2 class="card-title">{say('join.terms')}</h2>
            </header>
            <ul class="lines">
              {termsList(ready.seek.terms, say).map(term => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </section>
        </div>
      ) : (
        !failure && <p class="loading">{say('shell.loading')}</p>
      )}
    </div>
  );
}

function Guest({ seek, person }: Ready) {
  const { say, language } = useSpeech();
  const [name, setName] = useState(() => kept('name') ?? '');
  const [seedWord, setSeedWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const sit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await takeName(person, name, language);
      const path = `/api/seeks/${encodeURIComponent(seek.id)}/accept`;
      const { game } = await change<Entered>(path, { seed_word: seedWord.trim() }, language);
      location.hash = printRoute({ page: 'play', game });
    } catch (wrong) {
      setFailure(asServerError(wrong));
      setBusy(false);
    }
  };
  return (
    <form
      class="card card-body"
      onSubmit={event => {
        event.preventDefault();
        void sit();
      }}
    >
      <p class="lead">{say('join.invites', { player: seek.name })}</p>
      <NameField person={person} name={name} onName={setName} />
      <SeedWordField word={seedWord} onWord={setSeedWord} />
      <Failure failure={failure} />
      <button type="submit" class="button primary big" disabled={busy}>
        {say('home.sit_down')}
      </button>
    </form>
  );
}
