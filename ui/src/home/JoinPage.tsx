import { useEffect, useState } from 'preact/hooks';
import { ServerError, change, read, readSession } from '../api/http';
import type { Entered, GameView, SeekView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { keep, kept } from '../app/kept';
import { type Route, printRoute } from '../app/route';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';

const ASK_EVERY = 1_000;

async function load(code: string, language: Language): Promise<SeekView> {
  await readSession(language);
  return read<SeekView>(`/api/seeks/${encodeURIComponent(code)}`, { language });
}

// A proposed game: whoever made it waits here with the link; whoever has the link sits down.
export default function JoinPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const code = route.page === 'join' ? route.code : '';
  const { value: seek, failure } = useLoaded(() => load(code, language), `${code} ${language}`);
  return (
    <div class="page narrow">
      <h1>{say('join.title')}</h1>
      <Failure failure={failure} />
      {seek ? seek.own ? <Host seek={seek} /> : <Guest seek={seek} /> : !failure && <p class="loading">{say('shell.loading')}</p>}
    </div>
  );
}

function Host({ seek }: { seek: SeekView }) {
  const { say, language } = useSpeech();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/${printRoute({ page: 'join', code: seek.id })}`;
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { game } = await read<SeekView>(`/api/seeks/${encodeURIComponent(seek.id)}`, { language });
        if (game) {
          await read<GameView>(`/api/games/${encodeURIComponent(game)}`, { language });
          if (current) location.hash = printRoute({ page: 'play', game });
          return;
        }
      } catch {
        // Asked again below.
      }
      if (current) timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [seek.id, language]);
  return (
    <section class="card card-body">
      <p>{say('join.share', { book: bookName(seek.terms.rulebook) })}</p>
      <label class="field">
        {say('join.link')}
        <input type="text" readOnly value={link} data-testid="link" onFocus={event => event.currentTarget.select()} />
      </label>
      <div class="actions">
        <button
          type="button"
          class="button"
          onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
        >
          <Icon name="link" /> {say(copied ? 'join.copied' : 'join.copy')}
        </button>
      </div>
      <p class="muted" role="status">
        {say('join.waiting')}
      </p>
    </section>
  );
}

function Guest({ seek }: { seek: SeekView }) {
  const { say, language } = useSpeech();
  const [name, setName] = useState(() => kept('name') ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const sit = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { person } = await readSession(language);
      if (person?.guest && name.trim()) await change('/api/session/name', { name: name.trim() }, language);
      keep('name', name);
      const path = `/api/seeks/${encodeURIComponent(seek.id)}/accept`;
      const { game } = await change<Entered>(path, {}, language);
      location.hash = printRoute({ page: 'play', game });
    } catch (wrong) {
      setFailure(wrong instanceof ServerError ? wrong : new ServerError('', ''));
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
      <p>{say('join.invites', { player: seek.name, book: bookName(seek.terms.rulebook) })}</p>
      <label class="field">
        {say('home.name')}
        <input type="text" maxLength={30} value={name} onInput={event => setName(event.currentTarget.value)} />
      </label>
      <Failure failure={failure} />
      <button type="submit" class="button primary big" disabled={busy}>
        {say('home.sit_down')}
      </button>
    </form>
  );
}
