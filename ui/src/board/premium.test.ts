import { expect, test } from 'vitest';
import { type Premium, premiumAt } from './premium';
import { SIDE, printSquare, readSquare, squares } from './square';

const squaresWith = (premium: Premium): string[] =>
  squares.filter(square => premiumAt(square) === premium).map(printSquare);

test.each([
  ['tw', 8],
  ['dw', 17],
  ['tl', 12],
  ['dl', 24],
] as const)('the board has %s on %i squares', (premium, count) => {
  expect(squaresWith(premium)).toHaveLength(count);
});

test('the layout stays the same when the board is turned over or around', () => {
  const last = SIDE - 1;
  for (const { row, column } of squares) {
    const premium = premiumAt({ row, column });
    expect(premiumAt({ row: last - row, column })).toBe(premium);
    expect(premiumAt({ row, column: last - column })).toBe(premium);
    expect(premiumAt({ row: column, column: row })).toBe(premium);
  }
});

test('triple words lie in the corners and in the middle of the edges', () => {
  expect(squaresWith('tw')).toEqual(['A1', 'H1', 'O1', 'A8', 'O8', 'A15', 'H15', 'O15']);
});

test('double words lie on the diagonals, the centre among them', () => {
  for (const name of squaresWith('dw')) {
    const { row, column } = readSquare(name);
    expect(row === column || row + column === SIDE - 1).toBe(true);
  }
  expect(squaresWith('dw')).toContain('H8');
});

test('no two premium squares share an edge', () => {
  for (const { row, column } of squares) {
    if (!premiumAt({ row, column })) continue;
    expect(premiumAt({ row: row + 1, column })).toBeUndefined();
    expect(premiumAt({ row, column: column + 1 })).toBeUndefined();
  }
});

test.each([
  ['F2', 'tl'],
  ['B6', 'tl'],
  ['D1', 'dl'],
  ['G7', 'dl'],
  ['L8', 'dl'],
  ['E5', 'dw'],
  ['G8', undefined],
  ['C1', undefined],
] as const)('%s has %s', (name, premium) => {
  expect(premiumAt(readSquare(name))).toBe(premium);
});
