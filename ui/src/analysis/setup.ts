import { type Board, remove } from '../board/board';
import { type Direction, type Placement, printSquare, readSquare, step } from '../board/square';
import { readTiles } from '../tile/reading';
import { BLANK, type TileSet } from '../tile/tile_set';
import type { Position } from './cgp';

// A position that somebody is setting up, and where the next tile goes.
export type SetUp = { readonly position: Position; readonly cursor: Placement };

const RACK = 7;

// A key pressed on the board: a letter goes at the cursor, which moves on; with shift it is a blank.
// Undefined for a key that means nothing here.
export function typed(now: SetUp, key: string, shift: boolean, set: TileSet): SetUp | undefined {
  if (key === ' ') return turned(now);
  if (key === 'Backspace' || key === 'Delete') return erased(now);
  if (key.length !== 1) return undefined;
  const { position, cursor } = now;
  const before = step(cursor.square, cursor.direction, -1);
  const joined = before && position.board.get(printSquare(before));
  const pair = joined ? readTiles(joined.letter + key, set) : undefined;
  if (before && joined && pair?.length === 1 && pair[0]) return withTile(now, printSquare(before), pair[0], joined.blank, set);
  const letter = readTiles(key, set)?.[0];
  return letter ? laid(now, letter, shift, set) : undefined;
}

// A whole tile at the cursor, which moves on to the next square.
export function laid(now: SetUp, letter: string, blank: boolean, set: TileSet): SetUp {
  const { square, direction } = now.cursor;
  const next = step(square, direction) ?? square;
  const filled = withTile(now, printSquare(square), letter, blank, set);
  return { ...filled, cursor: { direction, square: readSquare(printSquare(next)) } };
}

function withTile(now: SetUp, square: string, letter: string, blank: boolean, set: TileSet): SetUp {
  const { board } = now.position;
  const tile = { id: 1_000 + board.size, letter, value: blank ? 0 : (set.letters[letter]?.points ?? 0), blank };
  return { ...now, position: { ...now.position, board: new Map(board).set(square, tile) } };
}

// The tile at the cursor goes, else the one before it.
export function erased(now: SetUp): SetUp | undefined {
  const { position, cursor } = now;
  const here = position.board.has(printSquare(cursor.square));
  const back = here ? cursor.square : step(cursor.square, cursor.direction, -1);
  return back && { position: { ...position, board: remove(position.board, back) }, cursor: { ...cursor, square: back } };
}

export function turned({ position, cursor }: SetUp): SetUp {
  const direction: Direction = cursor.direction === 'across' ? 'down' : 'across';
  return { position, cursor: { ...cursor, direction } };
}

// A rack as it is typed; "?" is a blank, and a space keeps L L from being LL. Undefined if some of
// it is no tile.
export function readRackText(text: string, set: TileSet): readonly string[] | undefined {
  const parts = text.split(/(\?)|\s+/).map(part => (part === BLANK ? [BLANK] : readTiles(part ?? '', set)));
  return parts.includes(undefined) ? undefined : parts.flatMap(part => part ?? []);
}

// The same tiles when it is read: with a space only where two of them would be one.
export function printRackText(rack: readonly string[], set: TileSet): string {
  return rack.reduce((text, letter, index) => {
    const read = readRackText(text + letter, set);
    return read?.length === index + 1 && read.at(-1) === letter ? text + letter : `${text} ${letter}`;
  }, '');
}

// Tiles that neither lie on the board nor stand on the rack: the opponent's first, then the bag's.
export function tilesInBag(board: Board, rack: readonly string[], set: TileSet): number {
  const all = Object.values(set.letters).reduce((sum, { count }) => sum + count, set.blanks);
  return Math.max(0, all - board.size - rack.length - RACK);
}

// The other half of a position: the opponent's rack and whose points are how many.
export function scoresOf(rest: string): readonly [own: number, other: number] {
  const [own, other] = (rest.split(/\s+/)[1] ?? '').split('/').map(Number);
  return [own || 0, other || 0];
}

export function withScores(rest: string, own: number, other: number): string {
  const [rack = '/', , turns = '0'] = rest.split(/\s+/);
  return `${rack} ${own}/${other} ${turns}`;
}
