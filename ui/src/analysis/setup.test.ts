import { expect, test } from 'vitest';
import { readPlacement } from '../board/square';
import { tileSet } from '../tile/tile_set';
import { emptyPosition } from './cgp';
import { type SetUp, erased, laid, printRackText, readRackText, scoresOf, tilesInBag, turned, typed, withScores } from './setup';

const spanish = tileSet('es-100');
const start: SetUp = { position: emptyPosition, cursor: readPlacement('8H') };
const type = (text: string, from = start): SetUp => [...text].reduce((now, key) => typed(now, key, false, spanish) ?? now, from);

test('letters go one after another from the cursor', () => {
  const { position, cursor } = type('sol');

  expect([...position.board].map(([square, tile]) => square + tile.letter)).toEqual(['H8S', 'I8O', 'J8L']);
  expect(cursor).toEqual(readPlacement('8K'));
});

test('C and then H become one tile, and L after L another', () => {
  expect([...type('ch').position.board.values()].map(tile => tile.letter)).toEqual(['CH']);
  expect([...type('lla').position.board.values()].map(tile => tile.letter)).toEqual(['LL', 'A']);
});

test('with shift it is a blank without points', () => {
  expect(typed(start, 'Z', true, spanish)?.position.board.get('H8')).toMatchObject({ letter: 'Z', blank: true, value: 0 });
});

test('a whole tile is laid by tapping it, and rubbed out again', () => {
  const one = laid(start, 'RR', false, spanish);

  expect(one.position.board.get('H8')).toMatchObject({ letter: 'RR', value: 8 });
  expect(erased(one)?.position.board.size).toBe(0);
});

test('the space bar turns the way', () => {
  expect(type(' ').cursor.direction).toBe('down');
  expect(turned(turned(start))).toEqual(start);
});

test('a key that is no tile means nothing', () => {
  expect(typed(start, 'F5', false, spanish)).toBeUndefined();
  expect(typed(start, '%', false, spanish)).toBeUndefined();
});

test('a rack is read with its digraphs and blanks', () => {
  expect(readRackText('cha?rr', spanish)).toEqual(['CH', 'A', '?', 'RR']);
  expect(readRackText('k', spanish)).toBeUndefined();
  expect(readRackText('', spanish)).toEqual([]);
});

test.each([
  [['A', 'F', 'L', 'L', 'V'], 'AFL LV'],
  [['L', 'LL', 'L', '?', 'L'], 'L LLL?L'],
  [['C', 'H', 'R', 'RR', 'R'], 'C HR RRR'],
  [['CH', 'A', '?', 'RR'], 'CHA?RR'],
])('the rack %j is written %s and read as it was', (rack, text) => {
  expect(printRackText(rack, spanish)).toBe(text);
  expect(readRackText(text, spanish)).toEqual(rack);
});

test('the bag holds what neither board, rack nor opponent has', () => {
  expect(tilesInBag(start.position.board, ['A', 'B', 'C', 'D', 'E', 'F', 'G'], spanish)).toBe(86);
  expect(tilesInBag(new Map(Array.from({ length: 90 }, (_, at) => [String(at), { id: at, letter: 'A', value: 1, blank: false }])), ['A'], spanish)).toBe(2);
});

test('scores are read from a position and written back', () => {
  expect(scoresOf('/ 12/30 1')).toEqual([12, 30]);
  expect(withScores('/AB 12/30 1', 20, 31)).toBe('/AB 20/31 1');
});
