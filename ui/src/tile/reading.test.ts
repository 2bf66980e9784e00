import { expect, test } from 'vitest';
import { readTiles } from './reading';
import { bookName, tileSet } from './tile_set';

const spanish = tileSet('es-100');
const catalan = tileSet('ca-100');

test.each([
  ['chorro', 'CH O RR O'],
  ['CALLE', 'C A LL E'],
  ['1o3o', 'CH O RR O'],
  ['ñu', 'Ñ U'],
])('Spanish %s is %s', (text, tiles) => {
  expect(readTiles(text, spanish)?.join(' ')).toBe(tiles);
});

test.each([
  ['que', 'QU E'],
  ['cal·la', 'C A L·L A'],
  ['cal-la', 'C A L·L A'],
  ['canya', 'C A NY A'],
  ['calla', 'C A L L A'],
  ['kaw', 'Ç A L·L'],
])('Catalan %s is %s', (text, tiles) => {
  expect(readTiles(text, catalan)?.join(' ')).toBe(tiles);
});

test('what is no tile is no word', () => {
  expect(readTiles('kiwi', spanish)).toBeUndefined();
  expect(readTiles('', spanish)).toEqual([]);
});

test('a book is called by its id, abbreviations in capitals', () => {
  expect(bookName('abc-2031')).toBe('ABC 2031');
  expect(bookName('letrillas')).toBe('Letrillas');
});
