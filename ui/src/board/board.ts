import type { Tile } from '../tile/tile';
import { type Direction, type Placement, type Square, printSquare, step } from './square';

// The placed tiles, by the name of their square: H8 and the like.
export type Board = ReadonlyMap<string, Tile>;

export type Word = { readonly start: Placement; readonly tiles: readonly Tile[] };

export const emptyBoard: Board = new Map();

export function isEmpty(board: Board): boolean {
  return board.size === 0;
}

export function tileAt(board: Board, square: Square): Tile | undefined {
  return board.get(printSquare(square));
}

// No tile covers another: on a taken square the board stays as it is.
export function place(board: Board, square: Square, tile: Tile): Board {
  return tileAt(board, square) ? board : new Map(board).set(printSquare(square), tile);
}

export function remove(board: Board, square: Square): Board {
  if (!tileAt(board, square)) return board;
  const rest = new Map(board);
  rest.delete(printSquare(square));
  return rest;
}

// The whole word that passes through a square. A tile with no neighbour that way forms none.
export function wordThrough(board: Board, square: Square, direction: Direction): Word | undefined {
  const first = run(board, square, direction, -1).at(-1);
  if (!first) return undefined;
  const tiles = run(board, first, direction, 1).flatMap(at => tileAt(board, at) ?? []);
  return tiles.length > 1 ? { start: { square: first, direction }, tiles } : undefined;
}

// The free squares that a play of so many tiles fills, passing over the tiles already there.
// Undefined if the edge comes first.
export function coveredSquares(
  board: Board,
  start: Placement,
  tileCount: number,
): readonly Square[] | undefined {
  const covered: Square[] = [];
  let at: Square | undefined = start.square;
  for (; at && covered.length < tileCount; at = step(at, start.direction))
    if (!tileAt(board, at)) covered.push(at);
  return covered.length === tileCount ? covered : undefined;
}

// The unbroken squares with tiles from one square on, or back.
function run(board: Board, from: Square, direction: Direction, towards: 1 | -1): readonly Square[] {
  const found: Square[] = [];
  let at: Square | undefined = from;
  for (; at && tileAt(board, at); at = step(at, direction, towards)) found.push(at);
  return found;
}
