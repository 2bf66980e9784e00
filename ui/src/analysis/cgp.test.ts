import { expect, test } from 'vitest';
import { tileSet } from '../tile/tile_set';
import { emptyPosition, printCgp, readCgp } from './cgp';

const spanish = tileSet('es-100');
const catalan = tileSet('ca-100');
const EMPTY_ROWS = (count: number): string => Array.from({ length: count }, () => '15').join('/');

test('an empty position is written and read back the same', () => {
  const written = printCgp(emptyPosition);

  expect(written).toBe(`${EMPTY_ROWS(15)} / 0/0 0`);
  expect(readCgp(written, spanish)).toEqual(emptyPosition);
});

test('digraphs are one tile, small letters are blanks', () => {
  const text = `${EMPTY_ROWS(7)}/5C[RR]a[ch]6/${EMPTY_ROWS(7)} AE?[LL]/ 12/30 1`;
  const position = readCgp(text, spanish);

  expect(position?.board.get('G8')).toMatchObject({ letter: 'RR', value: 8, blank: false });
  expect(position?.board.get('I8')).toMatchObject({ letter: 'CH', value: 0, blank: true });
  expect(position?.rack).toEqual(['A', 'E', '?', 'LL']);
  expect(position && printCgp(position)).toBe(text);
});

test('L·L needs no brackets', () => {
  const text = `${EMPTY_ROWS(7)}/5AL·LA7/${EMPTY_ROWS(7)} / 0/0 0`;

  expect(readCgp(text, catalan)?.board.get('G8')?.letter).toBe('L·L');
});

test.each([
  ['too few rows', `${EMPTY_ROWS(14)} / 0/0 0`],
  ['a row too short', `${EMPTY_ROWS(14)}/14 / 0/0 0`],
  ['a row too long', `${EMPTY_ROWS(14)}/15A / 0/0 0`],
  ['a letter that is no tile', `${EMPTY_ROWS(14)}/14K / 0/0 0`],
  ['a rack with a letter that is no tile', `${EMPTY_ROWS(15)} AK/ 0/0 0`],
  ['an open bracket', `${EMPTY_ROWS(14)}/14[ / 0/0 0`],
])('%s is no position', (_, text) => {
  expect(readCgp(text, spanish)).toBeUndefined();
});
