import { useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change, read, readSession } from '../api/http';
import type { BookLine, ExplanationView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { keep, kept } from '../app/kept';
import { inBookOrder } from '../books/facts';
import type { Language } from '../i18n/say';
import { Closed, WHILE_PLAYING } from '../parts/Closed';
import { Failure } from '../parts/Failure';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import { Answer } from './Answer';

async function load(language: Language): Promise<readonly BookLine[]> {
  await readSession(language);
  return inBookOrder(await read<BookLine[]>('/api/rulebooks'));
}

type Answered = { readonly word: string; readonly books: readonly ExplanationView[] };

// A word: why it is good or not under one book, and what the others say.
export default function StudyPage() {
  const { say, language } = useSpeech();
  const { value: books, failure } = useLoaded(() => load(language), language);
  const [wanted, setBook] = useState(() => kept('study-book') ?? kept('book') ?? '');
  const [word, setWord] = useState('');
  const [answer, setAnswer] = useState<Answered | undefined>(undefined);
  const [refused, setRefused] = useState<ServerError | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const book = books?.find(({ id }) => id === wanted) ?? books?.find(({ words }) => words);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setRefused(undefined);
    try {
      const asked = word.trim();
      setAnswer({ word: asked, books: await change<ExplanationView[]>('/api/explain', { word: asked }, language) });
    } catch (wrong) {
      setAnswer(undefined);
      setRefused(asServerError(wrong));
    }
    setBusy(false);
  };
  return (
    <div class="page narrow">
      <div>
        <h1>{say('study.title')}</h1>
        <p class="lead">{say('study.lead')}</p>
      </div>
      <Failure failure={failure} retrying />
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
        <Select
          label={say('home.rulebook')}
          value={book?.id ?? ''}
          choices={(books ?? []).map(({ id }) => [id, bookName(id)])}
          onChoose={id => {
            keep('study-book', id);
            setBook(id);
          }}
        />
        <button type="submit" class="button primary big" disabled={busy || !books || word.trim() === ''}>
          {say('study.ask')}
        </button>
      </form>
      {refused?.code === WHILE_PLAYING ? <Closed book={book?.id ?? ''} /> : <Failure failure={refused} />}
      {busy && !answer && <p class="muted">{say('study.looking')}</p>}
      {answer && books && book && <Answer answer={answer.books} word={answer.word} books={books} own={book} />}
    </div>
  );
}
