import { useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change } from '../api/http';
import type { BookLine, MachineView, PersonView, Proposed } from '../made/types';
import { keep, kept } from '../app/kept';
import { printRoute } from '../app/route';
import { factsOf, inBookOrder } from '../books/facts';
import { Grounds } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { Icon, type IconName } from '../parts/Icon';
import { Select } from '../parts/Select';
import { groundOf } from '../parts/cited';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import { MachineChoice } from './MachineChoice';
import { MoreTerms } from './MoreTerms';
import { NameField } from './NameField';
import { Option } from './Option';
import { StartBar } from './StartBar';
import { clockHint, clockText } from './clock_text';
import { takeName } from './guest_name';
import { type Chosen, type Opponent, clockChoices, clockOf, termsOf, usualChoice } from './terms';

const OPPONENTS = [
  ['machine', 'robot', 'home.machine', 'home.machine_text'],
  ['link', 'link', 'home.by_link', 'home.by_link_text'],
  ['anyone', 'people', 'home.anyone', 'home.anyone_text'],
] as const satisfies readonly (readonly [Opponent, IconName, string, string])[];

const DAYS = [1, 2, 3, 5, 7, 14];

type Props = { person: PersonView | null; books: readonly BookLine[]; machines: readonly MachineView[] };

// Three choices, each with something sensible chosen, and one button.
export function Chooser({ person, books: known, machines }: Props) {
  const { say, language } = useSpeech();
  const [bookId, setBook] = useState(() => kept('book') ?? '');
  const [wished, setChosen] = useState<Chosen>(usualChoice);
  const [machine, setMachine] = useState(() => kept('machine') ?? 'club');
  const [name, setName] = useState(() => kept('name') ?? '');
  const [seedWord, setSeedWord] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const books = inBookOrder(known);
  const book = books.find(({ id }) => id === bookId) ?? books.find(({ words }) => words) ?? books[0];
  if (!book) return null;

  const knows = machines.some(({ rulebooks }) => rulebooks.includes(book.id));
  const chosen: Chosen = wished.opponent === 'machine' && !knows ? { ...wished, opponent: 'link' } : wished;
  const choose = (part: Partial<Chosen>): void => setChosen({ ...wished, ...part });
  const clock = clockOf(chosen, book);
  const rival = machines.find(({ id }) => id === machine) ?? machines[0];

  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      await takeName(person, name, language);
      keep('book', book.id);
      keep('machine', rival?.id ?? '');
      const proposal = { terms: termsOf(chosen, book), opponent: chosen.opponent, machine: rival?.id ?? '', seed_word: seedWord.trim() };
      const { game, seek } = await change<Proposed>('/api/seeks', proposal, language);
      location.hash = game ? printRoute({ page: 'play', game }) : printRoute({ page: 'join', code: seek?.id ?? '' });
    } catch (wrong) {
      setFailure(asServerError(wrong));
      setBusy(false);
    }
  };

  return (
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
                {say(each.language === 'ca' ? 'home.in_catalan' : 'home.in_spanish', { count: factsOf(each.id)?.articles ?? each.articles })}
                {factsOf(each.id)?.approximate && `, ${say('home.approximate')}`}
                {each.free_exchange && `, ${say('home.with_free_exchange')}`}
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
              checked={kind === chosen.opponent}
              disabled={kind === 'machine' && !knows}
              onChoose={() => choose({ opponent: kind })}
              aside={<Icon name={icon} />}
            >
              <strong>{say(label)}</strong>
              <span class="small muted">{say(kind === 'machine' && !knows ? 'home.machine_unable' : text)}</span>
            </Option>
          ))}
          {chosen.opponent === 'machine' ? (
            <MachineChoice machines={machines} chosen={rival} tileSet={book.tile_set} onChoose={setMachine} />
          ) : (
            <div class="choice-more">
              <Check text={say('home.arbiter')} checked={chosen.arbiter} onCheck={arbiter => choose({ arbiter })} />
              <Check
                text={say('home.players_judge')}
                testId="players-judge"
                checked={chosen.together}
                onCheck={together => choose({ together })}
              />
            </div>
          )}
        </fieldset>
        <fieldset class="card choice">
          <legend>
            <span class="number">3</span> {say('home.clock')}
          </legend>
          {clockChoices(book).map(each => {
            const facts = factsOf(book.id);
            const cited = each.kind === 'timer' ? facts?.timer.grounds : facts?.modes[each.kind];
            const unfit = each.kind === 'days' && chosen.opponent === 'machine';
            return (
              <Option
                key={each.kind}
                group="clock"
                name={each.kind}
                checked={each.kind === clock.kind}
                disabled={unfit}
                onChoose={() => choose({ clock: each.kind })}
                aside={cited && <Grounds grounds={cited.map(one => groundOf(one, say))} />}
              >
                <strong>{clockText(each, say, { book: book.id, days: chosen.days })}</strong>
                <span class="small muted">{unfit ? say('home.days_unable') : clockHint(each, say)}</span>
              </Option>
            );
          })}
          {clock.kind === 'days' && (
            <div class="choice-more">
              <Select
                label={say('home.days_each')}
                value={chosen.days}
                choices={DAYS.map(days => [days, say('home.days_count', { days })])}
                onChoose={days => choose({ days })}
              />
            </div>
          )}
        </fieldset>
      </div>
      <div class="chooser-rest">
        <MoreTerms chosen={chosen} onChoose={choose} seedWord={seedWord} onSeedWord={setSeedWord} />
        <NameField person={person} name={name} onName={setName} />
      </div>
      <Failure failure={failure} />
      <StartBar book={book} chosen={chosen} clock={clock} machine={rival} busy={busy} />
    </form>
  );
}

type CheckProps = { text: string; checked: boolean; onCheck: (checked: boolean) => void; testId?: string };

function Check({ text, checked, onCheck, testId }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" data-testid={testId} checked={checked} onChange={event => onCheck(event.currentTarget.checked)} />
      {text}
    </label>
  );
}
