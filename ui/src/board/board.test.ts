import { expect, test } from 'vitest';
import type { Tile } from '../tile/tile';
import {
  type Board,
  type Word,
  coveredSquares,
  emptyBoard,
  isEmpty,
  place,
  remove,
  tileAt,
  wordThrough,
} from './board';
import { SIDE, printPlacement, printSquare, readPlacement, readSquare, squares } from './square';

const tile = (letter: string, id = 0): Tile => ({ id, letter, value: 1, blank: false });

// Words are given tile by tile, so that CH and C H differ.
function boardWith(...words: readonly (readonly [start: string, tiles: string])[]): Board {
  return words.reduce((board, [start, tiles]) => {
    const letters = tiles.split(' ');
    const covered = coveredSquares(board, readPlacement(start), letters.length) ?? [];
    return covered.reduce((laid, square, index) => place(laid, square, tile(letters[index] ?? '')), board);
  }, emptyBoard);
}

const written = (word: Word | undefined): string =>
  word ? `${printPlacement(word.start)} ${word.tiles.map(each => each.letter).join(' ')}` : 'no word';

const names = (found: readonly { row: number; column: number }[] | undefined): string =>
  found?.map(printSquare).join(' ') ?? 'does not fit';

test('a new board is empty on every square', () => {
  expect(isEmpty(emptyBoard)).toBe(true);
  for (const square of squares) expect(tileAt(emptyBoard, square)).toBeUndefined();
});

test('a tile lies on the square where it was placed and on no other', () => {
  for (const square of squares) {
    const board = place(emptyBoard, square, tile('Ñ'));
    expect(tileAt(board, square)?.letter).toBe('Ñ');
    expect(board.size).toBe(1);
  }
});

test('placing a tile leaves the earlier board as it was', () => {
  const before = boardWith(['8H', 'A']);
  place(before, readSquare('I8'), tile('S'));

  expect(before.size).toBe(1);
});

test('a tile is never placed on another, not even on a digraph', () => {
  const board = boardWith(['8H', 'RR']);

  expect(place(board, readSquare('H8'), tile('R'))).toBe(board);
});

test('a removed tile leaves its square empty', () => {
  for (const square of squares)
    expect(isEmpty(remove(place(emptyBoard, square, tile('Q')), square))).toBe(true);
});

test('removing from an empty square changes nothing', () => {
  const board = boardWith(['8H', 'A']);

  expect(remove(board, readSquare('A1'))).toBe(board);
});

test('a word is found whole from any of its squares', () => {
  const board = boardWith(['8F', 'CH A T O']);

  for (const name of ['F8', 'G8', 'H8', 'I8'])
    expect(written(wordThrough(board, readSquare(name), 'across'))).toBe('8F CH A T O');
});

test('a word that fills a line from edge to edge is found from every square of it', () => {
  const letters = Array.from({ length: SIDE }, () => 'A').join(' ');
  for (const start of ['3A', 'C1']) {
    const { square, direction } = readPlacement(start);
    const board = boardWith([start, letters]);
    for (const filled of coveredSquares(emptyBoard, { square, direction }, SIDE) ?? [])
      expect(written(wordThrough(board, filled, direction))).toBe(`${start} ${letters}`);
  }
});

test('words cross on a shared tile and each is read its own way', () => {
  const board = boardWith(['8F', 'S E Ñ A L'], ['H7', 'A O']);

  expect(written(wordThrough(board, readSquare('H8'), 'down'))).toBe('H7 A Ñ O');
  expect(written(wordThrough(board, readSquare('H8'), 'across'))).toBe('8F S E Ñ A L');
});

test('a tile with no neighbour and an empty square form no word', () => {
  const board = boardWith(['8H', 'O N']);

  expect(written(wordThrough(board, readSquare('H8'), 'down'))).toBe('no word');
  expect(written(wordThrough(board, readSquare('G8'), 'across'))).toBe('no word');
});

test('a play passes over the tiles already on the board', () => {
  const board = boardWith(['8H', 'O N']);

  expect(names(coveredSquares(board, readPlacement('8F'), 4))).toBe('F8 G8 J8 K8');
  expect(names(coveredSquares(board, readPlacement('H8'), 2))).toBe('H9 H10');
});

test('a play covers one square per tile, digraphs included', () => {
  expect(names(coveredSquares(emptyBoard, readPlacement('H6'), 'L·L A NY'.split(' ').length))).toBe(
    'H6 H7 H8',
  );
});

test('on an empty board a play fits exactly up to the edge', () => {
  for (const square of squares) {
    const room = SIDE - square.column;
    expect(coveredSquares(emptyBoard, { square, direction: 'across' }, room)).toHaveLength(room);
    expect(coveredSquares(emptyBoard, { square, direction: 'across' }, room + 1)).toBeUndefined();
  }
});

test('tiles on the way push a play off the board', () => {
  const board = boardWith(['1N', 'S I']);

  expect(names(coveredSquares(board, readPlacement('1M'), 2))).toBe('does not fit');
});
