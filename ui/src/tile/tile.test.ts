import { expect, test } from 'vitest';
import { type Tile, faceOf, playedAs, spokenTile, unplayed } from './tile';

const blank: Tile = { id: 1, letter: '', value: 0, blank: true };
const doubleR: Tile = { id: 2, letter: 'RR', value: 8, blank: false };

test('a blank takes the letter it is played as and stays worth nothing', () => {
  const played = playedAs(blank, 'Ñ');

  expect(played).toEqual({ id: 1, letter: 'Ñ', value: 0, blank: true });
});

test('a tile that is no blank keeps its letter', () => {
  expect(playedAs(doubleR, 'A')).toBe(doubleR);
  expect(unplayed(doubleR)).toBe(doubleR);
});

test('a blank that leaves the board stands for nothing again', () => {
  expect(unplayed(playedAs(blank, 'CH'))).toEqual(blank);
});

test.each([
  ['CH', 'ch'],
  ['Ñ', 'ñ'],
  ['Ç', 'ç'],
  ['L·L', 'l·l'],
  ['QU', 'qu'],
])('a blank played as %s shows %s', (letter, face) => {
  expect(faceOf(playedAs(blank, letter))).toBe(face);
});

test('a digraph is spoken as one tile with its value', () => {
  expect(spokenTile(doubleR, 'comodín')).toBe('RR, 8');
});

test('a blank is spoken by name, after its letter once it has one', () => {
  expect(spokenTile(blank, 'comodín')).toBe('comodín');
  expect(spokenTile(playedAs(blank, 'E'), 'comodín')).toBe('E, comodín');
});
