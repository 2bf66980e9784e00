import { useState } from 'preact/hooks';
import { ServerError, change, read, readSession } from '../api/http';
import type { BookLine, GamesView, MachineView, Proposed, SessionView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { keep, kept } from '../app/kept';
import { printRoute } from '../app/route';
import type { Language, Say } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { Icon, type IconName } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import { Option } from './Option';
import { SignIn } from './SignIn';
import { type ClockChoice, clockChoices, clockTerms } from './terms';
import { Waiting } from './Waiting';

type Ready = {
  session: SessionView;
  books: readonly BookLine[];
  machines: readonly MachineView[];
};

type Opponent = 'machine' | 'link' | 'anyone';

// Everything that the choices need. Nobody starts a game before all of it is here.
async function load(language: Language): Promise<Ready> {
  const session = await readSession(language);
  const [books, machines] = await Promise.all([
    read<BookLine[]>('/api/rulebooks'),
    read<MachineView[]>('/api/machines'),
  ]);
  return { session, books, machines };
}

// A game in three clicks: rulebook, opponent, clock.
export default function HomePage() {
  const { say, language } = useSpeech();
  const [entered, setEntered] = useState(0);
  const { value: ready, failure } = useLoaded(() => load(language), `${language} ${entered}`);
  return (
    <div class="page narrow">
      <div>
        <h1>{say('home.title')}</h1>
        <p class="lead">{say('home.lead')}</p>
      </div>
      <Failure failure={failure} />
      {!ready ? (
        <p class="loading">{say('shell.loading')}</p>
      ) : ready.session.person ? (
        <Chooser {...ready} />
      ) : (
        <SignIn onEntered={() => setEntered(entered + 1)} />
      )}
    </div>
  );
}

const OPPONENTS = [
  ['machine', 'robot', 'home.machine', 'home.machine_text'],
  ['link', 'link', 'home.by_link', 'home.by_link_text'],
  ['anyone', 'people', 'home.anyone', 'home.anyone_text'],
] as const satisfies readonly (readonly [Opponent, IconName, string, string])[];

function Chooser({ session, books, machines }: Ready) {
  const { say, language } = useSpeech();
  const [bookId, setBook] = useState(() => kept('book') ?? '');
  const book = books.find(({ id }) => id === bookId) ?? books.find(({ words }) => words) ?? books[0];
  const [wished, setOpponent] = useState<Opponent>('machine');
  const [machine, setMachine] = useState(machines[0]?.id ?? '');
  const [clockKind, setClock] = useState<ClockChoice['kind']>('none');
  const [arbiter, setArbiter] = useState(false);
  const [together, setTogether] = useState(false);
  const [name, setName] = useState(() => kept('name') ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  if (!book) return null;

  const knows = machines.some(({ rulebooks }) => rulebooks.includes(book.id));
  const opponent = wished === 'machine' && !knows ? 'link' : wished;
  const clocks = clockChoices(book);
  const clock = clocks.find(({ kind }) => kind === clockKind) ?? clocks.at(-1) ?? { kind: 'none' };

  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      if (session.person?.guest && name.trim()) await change('/api/session/name', { name: name.trim() }, language);
      keep('name', name);
      keep('book', book.id);
      const people = opponent !== 'machine';
      const terms = { rulebook: book.id, clock: clockTerms(clock), arbiter: people && arbiter, players_judge: people && together };
      const proposal = { terms, opponent, machine };
      const { game, seek } = await change<Proposed>('/api/seeks', proposal, language);
      location.hash = game ? printRoute({ page: 'play', game }) : printRoute({ page: 'join', code: seek?.id ?? '' });
    } catch (wrong) {
      setFailure(wrong instanceof ServerError ? wrong : new ServerError('', ''));
      setBusy(false);
    }
  };

  return (
    <>
      <form
        class="chooser"
        onSubmit={event => {
          event.preventDefault();
          void start();
        }}
      >
        <div class="choices">
          <fieldset class="card choice">
            <legend>
              <span class="number">1</span> {say('home.rulebook')}
            </legend>
            {books.map(each => (
              <Option key={each.id} group="book" name={each.id} checked={each.id === book.id} onChoose={() => setBook(each.id)}>
                <strong>{bookName(each.id)}</strong>
                <span class="small muted">
                  {say(each.language === 'ca' ? 'home.in_catalan' : 'home.in_spanish', { count: each.articles })}
                  {each.free_exchange && ` ${say('home.with_free_exchange')}`}
                </span>
              </Option>
            ))}
          </fieldset>
          <fieldset class="card choice">
            <legend>
              <span class="number">2</span> {say('home.opponent')}
            </legend>
            {OPPONENTS.map(([kind, icon, label, text]) => (
              <Option
                key={kind}
                group="opponent"
                name={kind}
                checked={kind === opponent}
                disabled={kind === 'machine' && !knows}
                onChoose={() => setOpponent(kind)}
                aside={<Icon name={icon} />}
              >
                <strong>{say(label)}</strong>
                <span class="small muted">{say(kind === 'machine' && !knows ? 'home.machine_unable' : text)}</span>
              </Option>
            ))}
            {opponent === 'machine' && machines.length > 1 && (
              <label class="field machine-field">
                {say('home.level')}
                <select value={machine} onChange={event => setMachine(event.currentTarget.value)}>
                  {machines.map(({ id, names }) => (
                    <option key={id} value={id}>
                      {names[language] ?? id}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {opponent !== 'machine' && (
              <>
                <label class="check machine-field">
                  <input type="checkbox" checked={arbiter} onChange={event => setArbiter(event.currentTarget.checked)} />
                  {say('home.arbiter')}
                </label>
                <label class="check machine-field">
                  <input
                    type="checkbox"
                    data-testid="players-judge"
                    checked={together}
                    onChange={event => setTogether(event.currentTarget.checked)}
                  />
                  {say('home.players_judge')}
                </label>
              </>
            )}
          </fieldset>
          <fieldset class="card choice">
            <legend>
              <span class="number">3</span> {say('home.clock')}
            </legend>
            {clocks.map(each => (
              <Option key={each.kind} group="clock" name={each.kind} checked={each.kind === clock.kind} onChoose={() => setClock(each.kind)}>
                <strong>{clockText(each, say)}</strong>
                <span class="small muted">{say(CLOCK_TEXTS[each.kind])}</span>
              </Option>
            ))}
          </fieldset>
        </div>
        {session.person?.guest && (
          <label class="field name-field">
            {say('home.name')}
            <input
              type="text"
              maxLength={30}
              autocomplete="nickname"
              placeholder={session.person.name}
              value={name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
        )}
        <Failure failure={failure} />
        <div class="start">
          <p class="summary">
            {say('home.summary', { book: bookName(book.id), opponent: say(SUMMARY[opponent]), clock: clockText(clock, say) })}
          </p>
          <button type="submit" class="button big" disabled={busy}>
            {say('home.start')}
          </button>
        </div>
      </form>
      <Games />
      <Waiting />
    </>
  );
}

const SUMMARY = { machine: 'home.summary_machine', link: 'home.summary_link', anyone: 'home.summary_anyone' } as const;

const CLOCK_TEXTS = {
  corrido: 'home.corrido_text',
  no_corrido: 'home.no_corrido_text',
  timer: 'home.timer_text',
  none: 'home.no_clock_text',
} as const;

export function clockText(choice: ClockChoice, say: Say): string {
  switch (choice.kind) {
    case 'corrido':
      return say('home.corrido', { minutes: choice.minutes });
    case 'no_corrido':
      return say('home.no_corrido', { minutes: choice.minutes });
    case 'timer':
      return say('home.timer');
    case 'none':
      return say('home.no_clock');
  }
}

function Games() {
  const { say } = useSpeech();
  const { value: games } = useLoaded(() => read<GamesView>('/api/games'), 'games');
  if (!games || games.own.length === 0) return null;
  return (
    <section class="card">
      <header>
        <h3>{say('home.own_games')}</h3>
      </header>
      <ul class="lines">
        {games.own.slice(0, 10).map(game => (
          <li key={game.id}>
            <span>
              <b>{game.names.join(' – ')}</b>{' '}
              <span class="muted small">{`${bookName(game.rulebook)}, ${game.scores.join(' – ')}`}</span>
            </span>
            <a class="button" href={printRoute({ page: 'play', game: game.id })}>
              <Icon name="play" /> {say('home.go_on')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

