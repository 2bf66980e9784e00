import { type Board, emptyBoard, place } from '../board/board';
import { SIDE, printSquare } from '../board/square';
import { readTiles } from '../tile/reading';
import type { Tile } from '../tile/tile';
import { BLANK, type TileSet } from '../tile/tile_set';

// A position as the field writes it: rows from the top, the rack on turn, scores. A digraph stands
// in brackets and a blank in small letters.
export type Position = {
  readonly board: Board;
  readonly rack: readonly string[]; // "?" for a blank
  readonly rest: string; // the other rack, scores and turns, as they came
};

export const emptyPosition: Position = { board: emptyBoard, rack: [], rest: '/ 0/0 0' };

export function printCgp({ board, rack, rest }: Position): string {
  const rows = Array.from({ length: SIDE }, (_, row) => printRowOf(board, row)).join('/');
  return `${rows} ${rack.map(bracketed).join('')}${rest}`;
}

// Undefined if it is no position: the server says of one that it is what is wrong with it.
export function readCgp(text: string, set: TileSet): Position | undefined {
  const [rows = '', racks = '', scores = '0/0', turns = '0'] = text.trim().split(/\s+/);
  const [own = '', other = ''] = racks.split('/');
  const lines = rows.split('/');
  const rack = piecesOf(own)?.map(piece => (piece === BLANK ? BLANK : letterOf(piece, set)));
  if (lines.length !== SIDE || !rack?.every(letter => letter !== undefined)) return undefined;
  let board = emptyBoard;
  for (const [row, line] of lines.entries()) {
    const filled = readRow(board, row, line, set);
    if (!filled) return undefined;
    board = filled;
  }
  return { board, rack, rest: `/${other} ${scores} ${turns}` };
}

function printRowOf(board: Board, row: number): string {
  let text = '';
  let empty = 0;
  for (let column = 0; column < SIDE; column += 1) {
    const tile = board.get(printSquare({ row, column }));
    if (!tile) {
      empty += 1;
      continue;
    }
    text += (empty > 0 ? empty : '') + bracketed(tile.blank ? tile.letter.toLowerCase() : tile.letter);
    empty = 0;
  }
  return text + (empty > 0 ? empty : '');
}

function readRow(before: Board, row: number, line: string, set: TileSet): Board | undefined {
  let board = before;
  let column = 0;
  for (const piece of piecesOf(line) ?? ['']) {
    if (/^\d+$/.test(piece)) {
      column += Number(piece);
      continue;
    }
    const tile = tileOf(piece, board.size, set);
    if (!tile || column >= SIDE) return undefined;
    board = place(board, { row, column }, tile);
    column += 1;
  }
  return column === SIDE ? board : undefined;
}

function tileOf(piece: string, id: number, set: TileSet): Tile | undefined {
  const letter = letterOf(piece, set);
  if (!letter) return undefined;
  const blank = piece !== piece.toLocaleUpperCase();
  return { id: id + 1_000, letter, value: blank ? 0 : (set.letters[letter]?.points ?? 0), blank };
}

function letterOf(piece: string, set: TileSet): string | undefined {
  const tiles = readTiles(piece, set);
  return tiles?.length === 1 ? tiles[0] : undefined;
}

// Figures, what stands in brackets, L·L, and single signs.
function piecesOf(text: string): readonly string[] | undefined {
  const pieces = text.match(/\d+|\[[^[\]]*\]|L[·.\-•]L|./giu) ?? [];
  if (pieces.some(piece => piece === '[' || piece === ']')) return undefined;
  return pieces.map(piece => piece.replaceAll(/[[\]]/g, ''));
}

function bracketed(letter: string): string {
  return letter.length > 1 ? `[${letter}]` : letter;
}
