import { expect, test } from 'vitest';
import { tileSet } from '../tile/tile_set';
import { spelled } from './spelled';

test('accents have no tile, the Ñ has one, digraphs are one tile', () => {
  expect(spelled('señorita', tileSet('es-100'))).toEqual(['S', 'E', 'Ñ', 'O', 'R', 'I', 'T', 'A']);
  expect(spelled('camión', tileSet('es-100'))).toEqual(['C', 'A', 'M', 'I', 'O', 'N']);
  expect(spelled('chirría', tileSet('es-100'))).toEqual(['CH', 'I', 'RR', 'I', 'A']);
});

test('the Ç and the Catalan digraphs stay', () => {
  expect(spelled('caça', tileSet('ca-100'))).toEqual(['C', 'A', 'Ç', 'A']);
});

test('what no tile can spell has none', () => {
  expect(spelled('kilo', tileSet('es-100'))).toEqual([]);
});
