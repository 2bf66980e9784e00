import { expect, test } from 'vitest';
import { emptyBoard, place } from '../board/board';
import { printSquare, readPlacement, readSquare } from '../board/square';
import type { Tile } from '../tile/tile';
import { handOf } from './laying';
import { type Alphabet, type Typing, eraseBack, typeKey } from './typing';

const SPANISH: Alphabet = {
  letters: [...'ABCDEFGHIJLMNÑOPQRSTUVXYZ', 'CH', 'LL', 'RR'],
  spellings: { '1': 'CH', '2': 'LL', '3': 'RR' },
};
const CATALAN: Alphabet = {
  letters: [...'ABCÇDEFGHIJLMNOPRSTUVXZ', 'L·L', 'NY', 'QU'],
  spellings: { Q: 'QU', K: 'Ç', W: 'L·L', Y: 'NY', 'L-L': 'L·L', 'L.L': 'L·L' },
};

const tile = (letter: string, id: number): Tile => ({ id, letter: letter === '?' ? '' : letter, value: 1, blank: letter === '?' });

const start = (faces: string): Typing => ({ hand: handOf(faces.split(' ').map(tile)), cursor: readPlacement('8H') });

const typed = (faces: string, keys: string, alphabet: Alphabet): string => {
  const after = [...keys].reduce((typing, key) => typeKey(typing, emptyBoard, key, alphabet), start(faces));
  return [...after.hand.laid.values()].map(t => (t.blank ? t.letter.toLowerCase() : t.letter)).join(' ');
};

test.each([
  ['C and H make CH when the rack has it', 'CH C H A', 'cha', 'CH A'],
  ['without the tile CH, C and H stay two tiles', 'C H A', 'cha', 'C H A'],
  ['with CH alone, C already lays it and H completes it', 'CH A', 'cha', 'CH A'],
  ['L twice makes LL', 'L LL A', 'lla', 'LL A'],
  ['R twice makes RR', 'C A RR O', 'carro', 'C A RR O'],
  ['figures name the digraphs', 'CH LL RR', '123', 'CH LL RR'],
  ['a missing letter is played with the blank', '? A', 'sa', 's A'],
  ['a letter nobody holds is not laid', 'A B', 'xa', 'A'],
])('Spanish: %s', (_, faces, keys, laid) => {
  expect(typed(faces, keys, SPANISH)).toBe(laid);
});

test.each([
  ['N and Y make NY', 'NY N A', 'nya', 'NY A'],
  ['Q lays QU and the U after it is no other tile', 'QU U E', 'que', 'QU E'],
  ['L·L by its point', 'L L·L A', 'al·la', 'A L·L'],
  ['L-L by the hyphen', 'L L·L A', 'l-la', 'L·L A'],
  ['W is L·L and K is Ç', 'L·L Ç', 'wk', 'L·L Ç'],
  ['two L stay two tiles', 'L L L·L', 'll', 'L L'],
])('Catalan: %s', (_, faces, keys, laid) => {
  expect(typed(faces, keys, CATALAN)).toBe(laid);
});

test('K and W are no Spanish letters, not even for a blank', () => {
  expect(typed('? A', 'kw', SPANISH)).toBe('');
});

test('with shift the letter is played with the blank, digraphs too', () => {
  const first = typeKey(start('? C CH'), emptyBoard, 'C', SPANISH, true);
  const second = typeKey(first, emptyBoard, 'h', SPANISH);

  expect(first.hand.laid.get('H8')).toMatchObject({ letter: 'C', blank: true });
  expect(second.hand.laid.get('H8')).toMatchObject({ letter: 'CH', blank: true });
});

test('typing passes over tiles on the board', () => {
  const board = place(emptyBoard, readSquare('I8'), tile('A', 50));
  const after = [...'ts'].reduce((typing, key) => typeKey(typing, board, key, SPANISH), start('T S'));

  expect([...after.hand.laid.keys()]).toEqual(['H8', 'J8']);
});

test('erasing takes back the tile before the cursor', () => {
  const after = [...'ab'].reduce((typing, key) => typeKey(typing, emptyBoard, key, SPANISH), start('A B'));
  const back = eraseBack(after, emptyBoard);

  expect([...back.hand.laid.keys()]).toEqual(['H8']);
  expect(printSquare(back.cursor.square)).toBe('I8');
});
