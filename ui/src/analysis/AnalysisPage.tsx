import { useEffect, useRef, useState } from 'preact/hooks';
import { ServerError, change, read, readSession } from '../api/http';
import type { Analysis, BookLine, FoundPlay } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { BoardView } from '../board/BoardView';
import { remove } from '../board/board';
import { type Direction, type Placement, printSquare, readPlacement, readSquare, step } from '../board/square';
import { boardTexts } from '../board/words';
import type { Language } from '../i18n/say';
import { plainKey } from '../keys';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { readTiles } from '../tile/reading';
import { type TileSet, bookName, tileSet } from '../tile/tile_set';
import { type Position, emptyPosition, printCgp, readCgp } from './cgp';

const SETTLE = 350;

async function load(language: Language): Promise<readonly BookLine[]> {
  await readSession(language);
  return (await read<BookLine[]>('/api/rulebooks')).filter(({ words }) => words);
}

// A position set up by hand or pasted, and its best plays as soon as it stands.
export default function AnalysisPage() {
  const { say, language } = useSpeech();
  const { value: books, failure } = useLoaded(() => load(language), language);
  return (
    <div class="page narrow">
      <div>
        <h1>{say('analysis.title')}</h1>
        <p class="lead">{say('analysis.lead')}</p>
      </div>
      <Failure failure={failure} />
      {books ? (
        books.length > 0 ? (
          <Desk books={books} />
        ) : (
          <p class="notice">{say('analysis.no_words')}</p>
        )
      ) : (
        !failure && <p class="loading">{say('shell.loading')}</p>
      )}
    </div>
  );
}

type SetUp = { readonly position: Position; readonly cursor: Placement };

function Desk({ books }: { books: readonly BookLine[] }) {
  const { say } = useSpeech();
  const [bookId, setBook] = useState(books[0]?.id ?? '');
  const set = tileSet(books.find(({ id }) => id === bookId)?.tile_set ?? '');
  const [{ position, cursor }, setSetUp] = useState<SetUp>({ position: emptyPosition, cursor: readPlacement('8H') });
  const followed = useRef(false);
  const moving = useRef(false); // the focus follows the cursor, not the other way round
  const [rackText, setRackText] = useState('');
  const [pasted, setPasted] = useState('');
  const [shown, setShown] = useState<FoundPlay | undefined>(undefined);
  const rack = rackText.split('?').map(part => readTiles(part.trim(), set));
  const rackReads = rack.every(part => part !== undefined);
  const letters = rack.reduce<readonly string[]>((all, part, index) => all.concat(index > 0 ? '?' : [], part ?? []), []);
  const cgp = printCgp({ ...position, rack: letters });
  const found = useAnalysis(bookId, cgp, rackReads && letters.length > 0 && letters.length <= 7);
  const laid = new Map((shown?.tiles ?? []).map(({ square, letter, blank = false }, id) => [square, { id, letter, value: blank ? 0 : (set.letters[letter]?.points ?? 0), blank }] as const));

  const onKey = (event: KeyboardEvent): void => {
    const key = plainKey(event);
    if (key === undefined) return;
    const { shiftKey } = event;
    if (!typed({ position, cursor }, key, shiftKey, set)) return;
    event.preventDefault();
    setShown(undefined);
    followed.current = true;
    setSetUp(now => typed(now, key, shiftKey, set) ?? now);
  };
  useEffect(() => {
    if (!followed.current) return;
    followed.current = false;
    moving.current = true;
    document.querySelector<HTMLElement>(`[data-square=${printSquare(cursor.square)}]`)?.focus();
    moving.current = false;
  }, [cursor]);
  const paste = (text: string): void => {
    setPasted(text);
    const fresh = readCgp(text, set);
    if (!fresh) return;
    setShown(undefined);
    setSetUp({ position: fresh, cursor });
    setRackText(fresh.rack.join(''));
  };

  return (
    <div class="analysis">
      <div>
        <BoardView
          board={position.board}
          laid={laid}
          texts={boardTexts(say)}
          cursor={cursor.square}
          direction={cursor.direction}
          onCursor={square => moving.current || setSetUp(now => ({ ...now, cursor: { ...now.cursor, square } }))}
          onSquare={square => square.row === cursor.square.row && square.column === cursor.square.column && setSetUp({ position, cursor: turned(cursor) })}
          onKey={onKey}
        />
        <p class="small muted">{say('analysis.how')}</p>
      </div>
      <div class="analysis-side">
        <div class="fields">
          <label class="field">
            {say('home.rulebook')}
            <select value={bookId} onChange={event => setBook(event.currentTarget.value)}>
              {books.map(({ id }) => (
                <option key={id} value={id}>
                  {bookName(id)}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {say('analysis.rack')}
            <input type="text" maxLength={24} autocomplete="off" value={rackText} onInput={event => setRackText(event.currentTarget.value)} />
          </label>
        </div>
        {!rackReads && <p class="notice">{say('analysis.rack_unreadable')}</p>}
        <label class="field">
          {say('analysis.paste')}
          <textarea rows={3} spellcheck={false} value={pasted || cgp} onInput={event => paste(event.currentTarget.value)} onBlur={() => setPasted('')} />
        </label>
        {pasted && !readCgp(pasted, set) && <p class="notice">{say('analysis.unreadable')}</p>}
        <button
          type="button"
          class="button"
          onClick={() => {
            setSetUp({ position: emptyPosition, cursor });
            setShown(undefined);
            setPasted('');
          }}
        >
          {say('analysis.clear')}
        </button>
        <Failure failure={found.failure} />
        <Plays analysis={found.value} onShow={setShown} shown={shown} />
      </div>
    </div>
  );
}

type PlaysProps = { analysis: Analysis | undefined; shown: FoundPlay | undefined; onShow: (play: FoundPlay) => void };

function Plays({ analysis, shown, onShow }: PlaysProps) {
  const { say } = useSpeech();
  return (
    <section class="card" aria-live="polite" aria-busy={analysis === undefined}>
      <header>
        <h3>{analysis ? say('analysis.found', { count: analysis.count }) : say('analysis.waiting')}</h3>
      </header>
      <div class="table-holder">
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say('analysis.play')}</th>
              <th scope="col" class="figure">
                {say('analysis.points')}
              </th>
              <th scope="col">{say('analysis.leave')}</th>
              <th scope="col" class="figure">
                {say('analysis.equity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {(analysis?.plays ?? []).map(play => (
              <tr key={play.play} class={play === shown ? 'chosen' : ''}>
                <td>
                  <button type="button" class="button quiet play-name" aria-pressed={play === shown} onClick={() => onShow(play)}>
                    {play.play}
                  </button>
                </td>
                <td class="figure">{play.points}</td>
                <td>{play.leave}</td>
                <td class="figure">{play.equity.toFixed(1).replace('-', '−')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Found = { value: Analysis | undefined; failure: ServerError | undefined };

// The best plays of the position as it stands, once it has stood still for a moment.
function useAnalysis(rulebook: string, cgp: string, wanted: boolean): Found {
  const { language } = useSpeech();
  const [found, setFound] = useState<Found>({ value: undefined, failure: undefined });
  useEffect(() => {
    setFound({ value: undefined, failure: undefined });
    if (!wanted) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      change<Analysis>('/api/analysis', { rulebook, cgp }, language).then(
        value => current && setFound({ value, failure: undefined }),
        (wrong: unknown) => current && setFound({ value: undefined, failure: wrong instanceof ServerError ? wrong : new ServerError('', '') }),
      );
    }, SETTLE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [rulebook, cgp, wanted, language]);
  return found;
}

// A letter goes on the board at the cursor, which moves on; with shift it is a blank.
function typed({ position, cursor }: SetUp, key: string, shift: boolean, set: TileSet): SetUp | undefined {
  const { board } = position;
  if (key === ' ') return { position, cursor: turned(cursor) };
  if (key === 'Backspace' || key === 'Delete') {
    const back = board.has(printSquare(cursor.square)) ? cursor.square : step(cursor.square, cursor.direction, -1);
    return back && { position: { ...position, board: remove(board, back) }, cursor: { ...cursor, square: back } };
  }
  if (key.length !== 1) return undefined;
  const before = step(cursor.square, cursor.direction, -1);
  const joined = before && board.get(printSquare(before));
  const pair = joined ? readTiles(joined.letter + key, set) : undefined;
  const at = pair?.length === 1 && before ? before : cursor.square;
  const letter = pair?.length === 1 ? pair[0] : readTiles(key, set)?.[0];
  if (!letter) return undefined;
  const blank = pair?.length === 1 ? (joined?.blank ?? false) : shift;
  const tile = { id: 1_000 + board.size, letter, value: blank ? 0 : (set.letters[letter]?.points ?? 0), blank };
  const next = pair?.length === 1 ? cursor.square : (step(cursor.square, cursor.direction) ?? cursor.square);
  return { position: { ...position, board: new Map(board).set(printSquare(at), tile) }, cursor: { ...cursor, square: readSquare(printSquare(next)) } };
}

function turned(cursor: Placement): Placement {
  const direction: Direction = cursor.direction === 'across' ? 'down' : 'across';
  return { ...cursor, direction };
}
