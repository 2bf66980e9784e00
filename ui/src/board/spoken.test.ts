import { expect, test } from 'vitest';
import { boardTexts as texts } from '../example/texts';
import type { Tile } from '../tile/tile';
import { type Board, emptyBoard, place } from './board';
import { spokenRow, spokenSquare } from './spoken';
import { SIDE, readSquare, squares } from './square';

const blankE: Tile = { id: 1, letter: 'E', value: 0, blank: true };
const tiles: readonly (readonly [name: string, tile: Tile])[] = [
  ['B8', { id: 2, letter: 'CH', value: 5, blank: false }],
  ['C8', blankE],
  ['N10', { id: 3, letter: 'RR', value: 8, blank: false }],
  ['O8', { id: 4, letter: 'Y', value: 4, blank: false }],
];
const board: Board = tiles.reduce((laid, [name, tile]) => place(laid, readSquare(name), tile), emptyBoard);

test.each([
  ['B3', 'B3'],
  ['A1', 'A1, triple palabra'],
  ['H8', 'H8, doble palabra, centro'],
  ['N10', 'N10, triple letra, RR, 8'],
  ['C8', 'C8, E, comodín'],
])('the square %s says "%s"', (name, spoken) => {
  expect(spokenSquare(board, readSquare(name), texts)).toBe(spoken);
});

test('no two squares say the same', () => {
  expect(new Set(squares.map(square => spokenSquare(emptyBoard, square, texts))).size).toBe(225);
});

test('a row says its words with their squares, lone tiles included', () => {
  expect(spokenRow(board, 7, texts)).toBe('Fila 8: CHe desde B8, Y desde O8');
});

test('every row of an empty board says that it is empty', () => {
  for (let row = 0; row < SIDE; row += 1)
    expect(spokenRow(emptyBoard, row, texts)).toBe(`Fila ${row + 1}: vacía`);
});
