import { useState } from 'preact/hooks';
import { ServerError, change, read, readSession } from '../api/http';
import type { BookLine, ExplanationView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import type { Language } from '../i18n/say';
import { Grounds } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { TileView } from '../tile/TileView';
import { readTiles } from '../tile/reading';
import { bookName, tileSet } from '../tile/tile_set';

async function load(language: Language): Promise<readonly BookLine[]> {
  await readSession(language);
  return read<BookLine[]>('/api/rulebooks');
}

// A word under every book: why it is good or not, with its articles.
export default function StudyPage() {
  const { say, language } = useSpeech();
  const { value: books, failure } = useLoaded(() => load(language), language);
  const [word, setWord] = useState('');
  const [answer, setAnswer] = useState<{ word: string; books: readonly ExplanationView[] } | undefined>(undefined);
  const [refused, setRefused] = useState<ServerError | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    setAnswer(undefined);
    try {
      setAnswer({ word, books: await change<ExplanationView[]>('/api/explain', { word: word.trim() }, language) });
    } catch (wrong) {
      setRefused(wrong instanceof ServerError ? wrong : new ServerError('', ''));
    }
    setBusy(false);
  };
  return (
    <div class="page narrow">
      <div>
        <h1>{say('study.title')}</h1>
        <p class="lead">{say('study.lead')}</p>
      </div>
      <Failure failure={failure} />
      <form
        class="ask-word"
        onSubmit={event => {
          event.preventDefault();
          void ask();
        }}
      >
        <label class="field">
          {say('study.word')}
          <input type="text" maxLength={40} autocomplete="off" spellcheck={false} value={word} onInput={event => setWord(event.currentTarget.value)} />
        </label>
        <button type="submit" class="button primary big" disabled={busy || !books || word.trim() === ''}>
          {say('study.ask')}
        </button>
      </form>
      <Failure failure={refused} />
      {answer && books && <Answer answer={answer.books} word={answer.word} books={books} />}
    </div>
  );
}

type AnswerProps = { answer: readonly ExplanationView[]; word: string; books: readonly BookLine[] };

function Answer({ answer, word, books }: AnswerProps) {
  const { say } = useSpeech();
  const set = tileSet(books.find(({ id }) => id === answer[0]?.rulebook)?.tile_set ?? '');
  const tiles = readTiles(word.normalize('NFD').replaceAll(/[\u0300\u0301\u0308]/g, '').normalize('NFC'), set) ?? [];
  return (
    <div aria-live="polite" class="study-answer" data-testid="explanation">
      <p class="tiles big-tiles" aria-hidden="true">
        {tiles.map((letter, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- tiles have no name but their place
          <TileView key={place} tile={{ id: place, letter, value: set.letters[letter]?.points ?? 0, blank: false }} />
        ))}
      </p>
      <div class="card table-holder">
        <table class="table explained">
          <thead>
            <tr>
              <th scope="col">{say('home.rulebook')}</th>
              <th scope="col">{say('study.verdict')}</th>
              <th scope="col">{say('study.why')}</th>
            </tr>
          </thead>
          <tbody>
            {books.map(book => (
              <BookRow key={book.id} book={book} found={answer.find(({ rulebook }) => rulebook === book.id)} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function BookRow({ book, found }: { book: BookLine; found: ExplanationView | undefined }) {
  const { say } = useSpeech();
  return (
    <tr>
      <th scope="row">{bookName(book.id)}</th>
      <td>
        {found ? (
          <span class={found.valid ? 'pill ok' : 'pill bad'}>
            <Icon name={found.valid ? 'check' : 'cross'} /> {say(found.valid ? 'study.valid' : 'study.not_valid')}
          </span>
        ) : (
          <span class="pill warn">
            <Icon name="warn" /> {say('study.no_data')}
          </span>
        )}
      </td>
      <td>
        {found ? (
          <ol class="reasons">
            {found.lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        ) : (
          <p>{say('study.no_list')}</p>
        )}
        {found && <Grounds grounds={found.grounds} />}
        {found && found.near.length > 0 && (
          <p class="small muted">
            {say('study.near')} <span class="word">{found.near.join(', ')}</span>
          </p>
        )}
      </td>
    </tr>
  );
}
