import { useEffect, useRef, useState } from 'preact/hooks';
import type { BookLine, Laid } from '../made/types';
import { keep, kept } from '../app/kept';
import { BoardView } from '../board/BoardView';
import type { Board } from '../board/board';
import { type Square, printSquare, readPlacement } from '../board/square';
import { boardTexts } from '../board/words';
import { plainKey } from '../keys';
import { Closed, WHILE_PLAYING } from '../parts/Closed';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { type TileSet, tileSet } from '../tile/tile_set';
import { Compare } from './Compare';
import { Plays } from './Plays';
import { PositionFields } from './PositionFields';
import { StudyPanel } from './StudyPanel';
import { TileKeys } from './TileKeys';
import { emptyPosition, printCgp, readCgp } from './cgp';
import { type SetUp, erased, laid as withLaid, printRackText, readRackText, tilesInBag, turned, typed } from './setup';
import { useAnalysis } from './use_analysis';

const FULL_RACK = 7;

// A move that is shown on the board: how it is typed, how people read it, and its tiles.
export type Shown = { readonly name: string; readonly text: string; readonly tiles: readonly Laid[] };

// The board, what stands on it and on the rack, and everything that is found out about it.
export function AnalysisBoard({ books }: { books: readonly BookLine[] }) {
  const { say } = useSpeech();
  const [wanted, setBook] = useState(() => kept('study-book') ?? kept('book') ?? '');
  const book = books.find(({ id }) => id === wanted) ?? books[0];
  const bookId = book?.id ?? '';
  const set = tileSet(book?.tile_set ?? '');
  const [now, setNow] = useState<SetUp>({ position: emptyPosition, cursor: readPlacement('8H') });
  const [rackText, setRackText] = useState('');
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const focus = useFollowedCursor(now.cursor.square);
  const rack = readRackText(rackText, set);
  const cgp = printCgp({ ...now.position, rack: rack ?? [] });
  const ready = rack !== undefined && rack.length > 0 && rack.length <= FULL_RACK;
  const found = useAnalysis(bookId, cgp, ready);

  const put = (next: SetUp | undefined): void => {
    if (!next) return;
    setShown(undefined);
    setNow(next);
  };
  const onKey = (event: KeyboardEvent): void => {
    const key = plainKey(event);
    const next = key === undefined ? undefined : typed(now, key, event.shiftKey, set);
    if (!next) return;
    event.preventDefault();
    focus.follow();
    put(next);
  };
  const onPaste = (text: string): boolean => {
    const fresh = readCgp(text, set);
    if (!fresh) return false;
    put({ ...now, position: fresh });
    setRackText(printRackText(fresh.rack, set));
    return true;
  };
  const { cursor } = now;
  return (
    <div class="board-and-beside analysis">
      <div class="analysis-board board-column">
        <BoardView
          board={now.position.board}
          laid={boardOfTiles(shown?.tiles ?? [], set)}
          texts={boardTexts(say)}
          cursor={cursor.square}
          direction={cursor.direction}
          onCursor={square => focus.moving.current || setNow(before => ({ ...before, cursor: { ...before.cursor, square } }))}
          onSquare={square => same(square, cursor.square) && setNow(turned(now))}
          onKey={onKey}
        />
        <TileKeys
          set={set}
          onTile={(letter, blank) => put(withLaid(now, letter, blank, set))}
          onRack={letter => setRackText(rack ? printRackText([...rack, letter], set) : rackText + letter)}
          onErase={() => put(erased(now))}
          onEraseRack={() => setRackText(printRackText((rack ?? []).slice(0, -1), set))}
          onTurn={() => setNow(turned(now))}
          direction={cursor.direction}
        />
        <p class="small muted">{say('analysis.how')}</p>
      </div>
      <div class="analysis-side">
        <PositionFields
          books={books}
          bookId={bookId}
          onBook={id => {
            keep('study-book', id);
            setBook(id);
          }}
          rackText={rackText}
          onRack={setRackText}
          rackReads={rack !== undefined && rack.length <= FULL_RACK}
          position={now.position}
          onPosition={position => put({ ...now, position })}
          cgp={cgp}
          onPaste={onPaste}
        />
        {found.failure?.code === WHILE_PLAYING ? (
          <Closed book={bookId} />
        ) : (
          <>
            <Failure failure={found.failure} />
            <Plays analysis={found.value} ready={ready} shown={shown} onShow={setShown} />
            {found.value && <Compare rulebook={bookId} cgp={cgp} analysis={found.value} shown={shown} />}
          </>
        )}
      </div>
      <div class="analysis-study">
        {found.value && rack && (
          <StudyPanel rulebook={bookId} cgp={cgp} inBag={tilesInBag(now.position.board, rack, set)} shown={shown} onShow={setShown} />
        )}
      </div>
    </div>
  );
}

// The focus follows the cursor when it was moved by typing, not the other way round.
function useFollowedCursor(square: Square): { follow: () => void; moving: { readonly current: boolean } } {
  const wished = useRef(false);
  const moving = useRef(false);
  useEffect(() => {
    if (!wished.current) return;
    wished.current = false;
    moving.current = true;
    document.querySelector<HTMLElement>(`[data-square=${printSquare(square)}]`)?.focus();
    moving.current = false;
  }, [square]);
  return {
    follow: () => {
      wished.current = true;
    },
    moving,
  };
}

function boardOfTiles(tiles: readonly Laid[], set: TileSet): Board {
  return new Map(
    tiles.map(({ square, letter, blank = false }, id) => [square, { id, letter, value: blank ? 0 : (set.letters[letter]?.points ?? 0), blank }] as const),
  );
}

function same(one: Square, other: Square): boolean {
  return one.row === other.row && one.column === other.column;
}
