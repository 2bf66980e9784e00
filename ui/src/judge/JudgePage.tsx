import { useEffect, useState } from 'preact/hooks';
import { keep, kept } from '../app/kept';
import { plainKey } from '../keys';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { TileView } from '../tile/TileView';
import { readTiles } from '../tile/reading';
import { BOOKS, type TileSet, bookName, tileSet } from '../tile/tile_set';
import { type Slip, addWord, choose, currentWord, emptySlip, entered, hand, write } from './slip';
import { useWords } from './use_words';
import type { WordGraph } from './word_graph';

// The judges' table: two entries from the signed slip, then one verdict on all of its words.
export default function JudgePage() {
  const { say, language } = useSpeech();
  const [book, setBook] = useState(() => kept('judge.book') ?? Object.keys(BOOKS)[0] ?? '');
  const [slip, setSlip] = useState<Slip>(emptySlip);
  const words = useWords(book, language);
  const set = tileSet(BOOKS[book]?.tile_set ?? '');
  const chooseBook = (id: string): void => {
    keep('judge.book', id);
    setBook(id);
    setSlip(emptySlip);
  };
  const verdict = slip.stage === 'agreed' && words.graph ? allThere(words.graph, slip) : undefined;
  if (verdict !== undefined) return <Verdict valid={verdict} count={slip.first.length} onSeen={() => setSlip(emptySlip)} />;
  return (
    <div class="judge">
      <header class="judge-head">
        <h1>{say('judge.title')}</h1>
        <label class="field">
          {say('judge.book')}
          <select value={book} data-testid="judge-book" onChange={event => chooseBook(event.currentTarget.value)}>
            {Object.keys(BOOKS).map(id => (
              <option key={id} value={id}>
                {bookName(id)}
              </option>
            ))}
          </select>
        </label>
        <span class={words.graph ? 'pill ok' : 'pill warn'} role="status">
          {say(words.graph ? (words.kept ? 'judge.ready_offline' : 'judge.ready') : words.missing || words.failure ? 'judge.no_list' : 'judge.loading')}
        </span>
      </header>
      <Failure failure={words.failure} />
      <Entry slip={slip} set={set} ready={words.graph !== undefined} onSlip={setSlip} />
    </div>
  );
}

function allThere(graph: WordGraph, slip: Slip): boolean {
  return slip.first.every(word => graph.has(word.split(' ')));
}

type EntryProps = { slip: Slip; set: TileSet; ready: boolean; onSlip: (change: (slip: Slip) => Slip) => void };

function Entry({ slip, set, ready, onSlip }: EntryProps) {
  const { say } = useSpeech();
  const read = (word: string): string | undefined => readTiles(word, set)?.join(' ');
  const tiles = (word: string): readonly string[] => readTiles(word, set) ?? [];
  const add = (letter: string): void =>
    onSlip(now => (readTiles(currentWord(now) + letter, set) ? write(now, currentWord(now) + letter) : now));
  const erase = (): void => onSlip(now => write(now, tiles(currentWord(now)).slice(0, -1).join('')));
  const enter = (): void => onSlip(now => hand(now, read));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = plainKey(event);
      const target = event.target as HTMLElement;
      if (key === undefined || target.closest('select, dialog') || slip.stage === 'differ') return;
      if (key === 'Backspace') erase();
      else if (key === ' ' && !target.closest('button')) onSlip(addWord);
      else if (key.length === 1 && key !== ' ') add(key);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  if (slip.stage === 'differ') {
    return (
      <section class="card" role="alert">
        <div class="card-body">
          <h2>{say('judge.differ')}</h2>
          <p>{say('judge.differ_text')}</p>
          <button type="button" class="button primary big" onClick={() => onSlip(() => emptySlip)}>
            {say('judge.start_again')}
          </button>
        </div>
      </section>
    );
  }
  const second = slip.stage !== 'first';
  return (
    <>
      <ol class="judge-steps">
        <li class={second ? 'done' : 'now'}>{say('judge.first_entry')}</li>
        <li class={second ? 'now' : 'ahead'}>{say('judge.second_entry')}</li>
        <li class="ahead">{say('judge.joint_verdict')}</li>
      </ol>
      <div class="judge-middle">
        <section aria-label={say(second ? 'judge.second_entry' : 'judge.first_entry')} class="slip-words">
          {slip.words.map((word, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- words have no name but their place
              key={index}
              type="button"
              class="slip-word"
              aria-pressed={index === slip.current}
              aria-label={say('judge.word', { number: index + 1, word: tiles(word).join(' ') || say('judge.empty_word') })}
              onClick={() => onSlip(now => choose(now, index))}
            >
              <span class="muted">{index + 1}</span>
              <span class="tiles">
                {tiles(word).map((letter, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- tiles have no name but their place
                  <TileView key={place} tile={{ id: place, letter, value: set.letters[letter]?.points ?? 0, blank: false }} />
                ))}
              </span>
            </button>
          ))}
        </section>
        <section class="card">
          <div class="card-body">
            <p>{say('judge.one_verdict')}</p>
            <p class="small muted">{say('judge.must_agree')}</p>
          </div>
        </section>
      </div>
      <div class="judge-keys">
        {Object.keys(set.letters).map(letter => (
          <button key={letter} type="button" class={letter.length > 1 ? 'key digraph' : 'key'} onClick={() => add(letter)}>
            {letter}
          </button>
        ))}
        <button type="button" class="key" aria-label={say('judge.erase')} onClick={erase}>
          <Icon name="erase" />
        </button>
        <button type="button" class="key small-text" disabled={currentWord(slip) === ''} onClick={() => onSlip(addWord)}>
          {say('judge.another_word')}
        </button>
      </div>
      <button type="button" class="button primary big" disabled={!ready || !entered(slip, read)} onClick={enter}>
        {say(second ? 'judge.check' : 'judge.end_first')}
      </button>
    </>
  );
}

function Verdict({ valid, count, onSeen }: { valid: boolean; count: number; onSeen: () => void }) {
  const { say } = useSpeech();
  return (
    <section class={valid ? 'big-verdict valid' : 'big-verdict invalid'} role="alert" data-testid="joint-verdict">
      <span class="seal">
        <Icon name={valid ? 'check' : 'cross'} />
      </span>
      <h1>{say(valid ? 'judge.correct' : 'judge.not_valid')}</h1>
      <p>{say('judge.answered', { count })}</p>
      <button type="button" class="button big" onClick={onSeen}>
        <Icon name="check" /> {say('judge.seen')}
      </button>
    </section>
  );
}
