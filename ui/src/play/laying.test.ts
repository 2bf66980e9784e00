import { expect, test } from 'vitest';
import { printPlacement, readSquare } from '../board/square';
import { type Board, emptyBoard, place } from '../board/board';
import type { Tile } from '../tile/tile';
import { formedWords, handOf, inOneLine, lay, nextFree, relay, takeUp, takeUpAll } from './laying';
import { countPlay } from './points';

const VALUES: Readonly<Record<string, number>> = { CH: 5, LL: 8, RR: 8, Z: 10, C: 3, P: 3 };
const BONUS = { tiles: 7, points: 50 };

const tile = (letter: string, id: number): Tile =>
  letter === '?'
    ? { id, letter: '', value: 0, blank: true }
    : { id, letter, value: VALUES[letter] ?? 1, blank: false };

const rack = (faces: string): Tile[] => faces.split(' ').map(tile);

const boardOf = (...laid: [string, string][]): Board =>
  laid.reduce((board, [square, letter], index) => place(board, readSquare(square), tile(letter, 100 + index)), emptyBoard);

const words = (board: Board, laid: Board): string[] =>
  formedWords(board, laid).map(word => `${printPlacement(word.start)} ${word.tiles.map(t => t.letter).join('')}`);

const CASA = boardOf(['H8', 'C'], ['I8', 'A'], ['J8', 'S'], ['K8', 'A']);

test('a tile laid leaves the rack and comes back when it is taken up', () => {
  const hand = handOf(rack('CH A ?'));
  const after = lay(hand, emptyBoard, readSquare('H8'), 0);

  expect(after.rack.map(t => t.id)).toEqual([1, 2]);
  expect(takeUp(after, readSquare('H8')).rack.map(t => t.id)).toEqual([1, 2, 0]);
});

test('a taken square takes no second tile', () => {
  const hand = lay(handOf(rack('A E')), CASA, readSquare('L8'), 0);

  expect(lay(hand, CASA, readSquare('H8'), 1)).toBe(hand);
  expect(lay(hand, CASA, readSquare('L8'), 1)).toBe(hand);
});

test('a blank is laid as a letter and forgets it on the rack', () => {
  const hand = lay(handOf(rack('?')), emptyBoard, readSquare('H8'), 0, 'RR');

  expect(hand.laid.get('H8')?.letter).toBe('RR');
  expect(takeUpAll(hand)).toEqual(handOf(rack('?')));
});

test('a laid tile can go to another free square, and nowhere else', () => {
  const hand = lay(handOf(rack('A')), CASA, readSquare('L8'), 0);

  expect([...relay(hand, CASA, readSquare('L8'), readSquare('M8')).laid.keys()]).toEqual(['M8']);
  expect(relay(hand, CASA, readSquare('L8'), readSquare('H8'))).toBe(hand);
});

test('the words that a play forms begin with the main one', () => {
  const laid = boardOf(['L7', 'P'], ['L8', 'S'], ['L9', 'O']);

  expect(words(CASA, laid)).toEqual(['L7 PSO', '8H CASAS']);
});

test('tiles with a hole or out of line are in no line', () => {
  expect(inOneLine(CASA, boardOf(['G8', 'O'], ['L8', 'S']))).toBe(true);
  expect(inOneLine(CASA, boardOf(['L8', 'S'], ['N8', 'S']))).toBe(false);
  expect(inOneLine(CASA, boardOf(['L8', 'S'], ['M9', 'S']))).toBe(false);
  expect(inOneLine(CASA, emptyBoard)).toBe(false);
});

test('typing goes on at the next free square', () => {
  expect(nextFree(CASA, readSquare('H8'), 'across')).toEqual(readSquare('L8'));
});

test('premiums count only under the tiles of the play, and word premiums multiply', () => {
  expect(countPlay(emptyBoard, CASA, BONUS).points).toBe(12);
  expect(countPlay(CASA, boardOf(['L8', 'S']), BONUS).points).toBe(3 + 1 + 1 + 1 + 2);
});

test('a rack laid whole earns the bonus once', () => {
  const seven = boardOf(
    ['D8', 'A'], ['E8', 'A'], ['F8', 'A'], ['G8', 'A'], ['H8', 'A'], ['I8', 'A'], ['J8', 'A'],
  );

  expect(countPlay(emptyBoard, seven, BONUS).points).toBe((7 + 1) * 2 + 50);
});
