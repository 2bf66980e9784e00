import { expect, test } from 'vitest';
import { type Word, tileAt, wordThrough } from '../board/board';
import { printPlacement, readSquare, squares } from '../board/square';
import { rackValue } from '../rack/rack';
import { board, catalanRack, spanishRack } from './position';

const written = ({ start, tiles }: Word): string =>
  `${printPlacement(start)} ${tiles.map(tile => tile.letter).join('')}`;

test('the plays of the demonstration form their words and no others', () => {
  const words = squares.flatMap(square =>
    [wordThrough(board, square, 'across'), wordThrough(board, square, 'down')].flatMap(word =>
      word ? written(word) : [],
    ),
  );

  expect([...new Set(words)].toSorted()).toEqual([
    '4D GATO',
    '6H CHARRO',
    '8D NIÑEZ',
    '9K SUMA',
    'D4 GALLINA',
    'F7 AÑO',
    'H6 CHOZA',
    'K5 SOLES',
    'N6 VIDA',
  ]);
});

test('the demonstration covers the centre and plays one blank', () => {
  expect(tileAt(board, readSquare('H8'))?.letter).toBe('Z');
  expect([...board.values()].filter(tile => tile.blank).map(tile => tile.letter)).toEqual(['E']);
});

test('no two tiles of the demonstration board share an id', () => {
  expect(new Set([...board.values()].map(tile => tile.id)).size).toBe(board.size);
});

test('the racks of the demonstration hold seven tiles each, with their values', () => {
  expect([spanishRack.length, catalanRack.length]).toEqual([7, 7]);
  expect([rackValue(spanishRack), rackValue(catalanRack)]).toEqual([8, 41]);
});
