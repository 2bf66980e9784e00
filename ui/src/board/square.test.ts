import { expect, test } from 'vitest';
import { NotationError } from '../errors';
import {
  type Direction,
  SIDE,
  isCentre,
  printPlacement,
  printSquare,
  readPlacement,
  readSquare,
  squares,
  step,
} from './square';

const directions: readonly Direction[] = ['across', 'down'];

test('the board has 225 squares and each has a name of its own', () => {
  expect(new Set(squares.map(printSquare)).size).toBe(225);
});

test.each([
  ['A1', 0, 0],
  ['O1', 0, 14],
  ['H8', 7, 7],
  ['A15', 14, 0],
  ['O15', 14, 14],
  ['b11', 10, 1],
])('%s is row %i and column %i, counted from zero', (text, row, column) => {
  expect(readSquare(text)).toEqual({ row, column });
});

test('every square is read back from its name', () => {
  for (const square of squares) expect(readSquare(printSquare(square))).toEqual(square);
});

test('the row first means across and the column first means down', () => {
  const square = readSquare('H8');

  expect(readPlacement('8H')).toEqual({ square, direction: 'across' });
  expect(readPlacement('H8')).toEqual({ square, direction: 'down' });
  expect(readPlacement('12c')).toEqual({ square: readSquare('C12'), direction: 'across' });
});

test('every placement is read back as it was written', () => {
  for (const square of squares)
    for (const direction of directions)
      expect(readPlacement(printPlacement({ square, direction }))).toEqual({ square, direction });
});

test.each(['', 'H', '8', 'H0', 'H16', 'P8', 'Ñ8', 'H08', 'H8 ', 'H-1', 'HH8', '8H8', 'H8.0'])(
  'no square or placement is called "%s"',
  text => {
    expect(() => readSquare(text)).toThrow(NotationError);
    expect(() => readPlacement(text)).toThrow(NotationError);
  },
);

test('a refused text travels with the error, without a sentence', () => {
  expect(() => readSquare('8H')).toThrow(expect.objectContaining({ notation: 'square', text: '8H' }));
});

test('the centre is H8 and no other square', () => {
  expect(squares.filter(isCentre).map(printSquare)).toEqual(['H8']);
});

test('a step across changes the column and a step down the row', () => {
  expect(step(readSquare('H8'), 'across')).toEqual(readSquare('I8'));
  expect(step(readSquare('H8'), 'down')).toEqual(readSquare('H9'));
  expect(step(readSquare('H8'), 'across', -7)).toEqual(readSquare('A8'));
});

test('a step from any square is undone by the step back, unless it left the board', () => {
  for (const square of squares)
    for (const direction of directions) {
      const next = step(square, direction);
      const atEdge = (direction === 'across' ? square.column : square.row) === SIDE - 1;
      expect(next && step(next, direction, -1)).toEqual(atEdge ? undefined : square);
    }
});
