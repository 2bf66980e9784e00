import { useState } from 'preact/hooks';
import { BOOK_IDS } from '../books/facts';
import { keep, kept } from '../app/kept';
import { Closed, WHILE_PLAYING } from '../parts/Closed';
import { Failure } from '../parts/Failure';
import { Select } from '../parts/Select';
import { namedGroundOf } from '../parts/cited';
import { useSpeech } from '../parts/context';
import { BOOKS, bookName, tileSet } from '../tile/tile_set';
import { Entry } from './Entry';
import { Verdict } from './Verdict';
import { type Slip, emptySlip } from './slip';
import { type Words, useWords } from './use_words';
import type { WordGraph } from './word_graph';

const STEP_OF_VERDICT = 3;

// The judges' table: two entries from the signed slip, then one verdict on all of its words.
export default function JudgePage() {
  const { say, language } = useSpeech();
  const [book, setBook] = useState(() => kept('judge.book') ?? kept('book') ?? BOOK_IDS[0] ?? '');
  const [table, setTable] = useState('');
  const [slip, setSlip] = useState<Slip>(emptySlip);
  const words = useWords(book, language);
  const set = tileSet(BOOKS[book]?.tile_set ?? '');
  const grounds = (BOOKS[book]?.steps[STEP_OF_VERDICT] ?? []).slice(0, 1).map(cited => namedGroundOf(cited, say));
  const chooseBook = (id: string): void => {
    keep('judge.book', id);
    setBook(id);
    setSlip(emptySlip);
  };
  const verdict = slip.stage === 'agreed' && words.graph ? allThere(words.graph, slip) : undefined;
  if (verdict !== undefined) {
    const seen = (): void => {
      setSlip(emptySlip);
      setTable('');
    };
    return <Verdict valid={verdict} count={slip.first.length} table={table} grounds={grounds} onSeen={seen} />;
  }
  return (
    <div class="judge">
      <header class="judge-head">
        <h1>{say('judge.title')}</h1>
        <label class="field judge-table">
          {say('judge.table')}
          <input type="text" maxLength={12} autocomplete="off" value={table} onInput={event => setTable(event.currentTarget.value)} />
        </label>
        <Select
          label={say('judge.book')}
          testId="judge-book"
          value={book}
          choices={BOOK_IDS.map(id => [id, bookName(id)])}
          onChoose={chooseBook}
        />
        <span class={words.graph ? 'pill ok' : 'pill warn'} role="status">
          {say(statusOf(words))}
        </span>
      </header>
      {words.failure?.code === WHILE_PLAYING ? (
        <Closed book={book} />
      ) : (
        <>
          <Failure failure={words.failure} />
          <Entry slip={slip} set={set} grounds={grounds} ready={words.graph !== undefined} onSlip={setSlip} />
        </>
      )}
    </div>
  );
}

function allThere(graph: WordGraph, slip: Slip): boolean {
  return slip.first.every(word => graph.has(word.split(' ')));
}

function statusOf(words: Words): 'judge.ready' | 'judge.ready_offline' | 'judge.no_list' | 'judge.loading' {
  if (words.graph) return words.kept ? 'judge.ready_offline' : 'judge.ready';
  return words.missing || words.failure ? 'judge.no_list' : 'judge.loading';
}
