import { expect, test } from 'vitest';
import type { EntryView, EventView } from '../made/types';
import { emptyBoard } from '../board/board';
import { readSquare } from '../board/square';
import { tileSet } from '../tile/tile_set';
import { handOf, lay } from './laying';
import { arranged, boardOf, followedFrom, lastSquares, linesOfSheet, settled, tagOf, verdictOn, withEvents } from './table';

const spanish = tileSet('es-100');
const faces = (rack: readonly { letter: string }[]): string => rack.map(tile => tile.letter || '?').join(' ');

const event = (version: number, kind: string): EventView => ({ version, kind, at: 0, side: 'A', text: kind, rulings: [], routine: false });

const entry = (side: 'A' | 'B', place: string, word: string): EntryView => ({
  side, place, word: [...word], kind: word ? 'play' : 'pass', points: 1, total: 1, blanks: [], count: 0,
});

test('new tiles go to the end and the others stay as they were arranged', () => {
  const before = arranged([], ['S', 'A', 'CH', '?'], spanish);
  const [s, a, ch, blank] = before;
  const own = [ch, blank, s, a].flatMap(tile => tile ?? []);

  expect(faces(arranged(own, ['?', 'A', 'E', 'A', 'CH'], spanish))).toBe('CH ? A E A');
});

test('no two tiles of a rack share an id', () => {
  const rack = arranged(arranged([], ['A', 'A'], spanish), ['A', 'A', 'E'], spanish);

  expect(new Set(rack.map(tile => tile.id)).size).toBe(3);
});

test('what is laid stays laid when nothing has changed', () => {
  const hand = lay(handOf(arranged([], ['A', 'B'], spanish)), emptyBoard, readSquare('H8'), 0);

  expect(settled(hand, ['B', 'A'], emptyBoard, spanish)).toBe(hand);
});

test('a tile comes back when its square is taken, and all do when the rack is another', () => {
  const hand = lay(handOf(arranged([], ['A', 'B'], spanish)), emptyBoard, readSquare('H8'), 0);
  const taken = boardOf([{ square: 'H8', letter: 'O', blank: false, points: 1 }]);

  expect(settled(hand, ['A', 'B'], taken, spanish).laid.size).toBe(0);
  expect(faces(settled(hand, ['B', 'E'], emptyBoard, spanish).rack)).toBe('B E');
});

test('the last play is marked square by square, whatever came after it', () => {
  const sheet = [entry('A', '8H', 'SOL'), entry('B', 'J8', 'LA'), entry('A', '', '')];

  expect([...lastSquares(sheet)]).toEqual(['J8', 'J9']);
  expect(lastSquares([]).size).toBe(0);
});

test('a line of the sheet has a turn of each', () => {
  const sheet = [entry('B', '8H', 'SOL'), entry('A', 'J8', 'LA'), entry('B', '', '')];

  expect(linesOfSheet(sheet).map(line => Object.keys(line).join(''))).toEqual(['AB', 'B']);
});

test('a verdict is of the play announced last', () => {
  const events = [event(1, 'play_announced'), event(2, 'verdict_given'), event(3, 'play_accepted')];

  expect(verdictOn(events, 'thinking')).toMatchObject({ valid: true, event: { version: 2 } });
  expect(verdictOn([...events, event(4, 'play_announced')], 'announced')).toBeUndefined();
});

test('a verdict under which the play falls is not valid', () => {
  const events = [event(1, 'play_announced'), event(2, 'verdict_given')];

  expect(verdictOn(events, 'ruled_invalid')?.valid).toBe(false);
  expect(verdictOn([...events, event(3, 'play_withdrawn')], 'thinking')?.valid).toBe(false);
});

test('events that come twice are told once', () => {
  const known = withEvents([], [event(1, 'begun'), event(2, 'play_announced')]);

  expect(withEvents(known, [event(2, 'play_announced'), event(3, 'noted')]).map(each => each.version)).toEqual([1, 2, 3]);
});

test('the points of the last play stand on a free square, after its word or before it', () => {
  const taken = boardOf([{ square: 'K8', letter: 'O', blank: false, points: 1 }]);

  expect(tagOf({ play: null, sheet: [entry('A', '8H', 'SOL')] }, emptyBoard)).toEqual({ square: 'K8', points: 1 });
  expect(tagOf({ play: null, sheet: [entry('A', '8H', 'SOL')] }, taken)).toEqual({ square: 'G8', points: 1 });
  expect(tagOf({ play: null, sheet: [entry('A', 'A13', 'SOL')] }, emptyBoard)).toEqual({ square: 'A12', points: 1 });
  expect(tagOf({ play: null, sheet: [entry('A', '', '')] }, emptyBoard)).toBeUndefined();
});

test('what followed from a verdict goes as far as the end of that turn', () => {
  const events = ['play_announced', 'verdict_given', 'clock_resumed', 'play_withdrawn', 'turn_ended', 'turn_ended'].map((kind, at) => event(at, kind));
  const verdict = verdictOn(events, 'thinking');

  expect(verdict && followedFrom(verdict, events).map(each => each.version)).toEqual([3, 4]);
});
