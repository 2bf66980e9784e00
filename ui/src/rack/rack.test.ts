import { expect, test } from 'vitest';
import { type Tile, playedAs } from '../tile/tile';
import {
  type Rack,
  giveBack,
  moveTile,
  orderOf,
  rackValue,
  recallOrder,
  shuffle,
  takeTile,
} from './rack';

const tile = (id: number, letter: string, value: number): Tile => ({ id, letter, value, blank: false });
const blank: Tile = { id: 4, letter: '', value: 0, blank: true };
const rack: Rack = [tile(0, 'CH', 5), tile(1, 'A', 1), tile(2, 'Ñ', 8), tile(3, 'RR', 8), blank];
const letters = (held: Rack): string => held.map(each => each.letter || '?').join(' ');

// A linear congruential generator: the same seed gives the same shuffles on every machine.
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('a tile moved along the rack lets the others close up in their order', () => {
  expect(letters(moveTile(rack, 0, 3))).toBe('A Ñ RR CH ?');
  expect(letters(moveTile(rack, 4, 1))).toBe('CH ? A Ñ RR');
});

test('every move along the rack is undone by the move back', () => {
  for (const from of rack.keys())
    for (const to of rack.keys()) expect(moveTile(moveTile(rack, from, to), to, from)).toEqual(rack);
});

test.each([
  [0, 5],
  [0, -1],
  [5, 0],
  [-1, 0],
])('a move from %i to %i, off the rack, changes nothing', (from, to) => {
  expect(moveTile(rack, from, to)).toBe(rack);
});

test('a shuffle loses no tile and doubles none', () => {
  const random = seeded(2009);
  for (let round = 0; round < 200; round += 1)
    expect(recallOrder(shuffle(rack, random), orderOf(rack))).toEqual(rack);
});

test('a shuffle brings every tile to every place', () => {
  const random = seeded(7);
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1)
    for (const [place, held] of shuffle(rack, random).entries()) seen.add(`${held.id} at ${place}`);

  expect(seen.size).toBe(rack.length ** 2);
});

test('the same random source gives the same shuffle', () => {
  expect(shuffle(rack, seeded(1))).toEqual(shuffle(rack, seeded(1)));
  expect(letters(shuffle(rack, () => 0.999_999))).toBe('? RR Ñ A CH');
});

test('a taken tile leaves the rack and the rest keeps its order', () => {
  const taken = takeTile(rack, 2);

  expect(taken?.tile.letter).toBe('Ñ');
  expect(letters(taken?.rest ?? [])).toBe('CH A RR ?');
});

test('a tile that is not on the rack cannot be taken', () => {
  expect(takeTile(rack, 99)).toBeUndefined();
});

test('a tile given back goes to the end of the rack', () => {
  expect(letters(giveBack(rack.slice(1), tile(0, 'CH', 5)))).toBe('A Ñ RR ? CH');
});

test('a blank given back forgets the letter it was played as', () => {
  expect(giveBack([], playedAs(blank, 'LL'))).toEqual([blank]);
});

test('a tile given back twice is on the rack once', () => {
  expect(giveBack(rack, tile(0, 'CH', 5))).toBe(rack);
});

test('tiles that come back from the board can take their former order', () => {
  for (const { id } of rack) {
    const taken = takeTile(rack, id);
    const returned = taken && giveBack(taken.rest, taken.tile);
    expect(recallOrder(returned ?? [], orderOf(rack))).toEqual(rack);
  }
});

test('tiles drawn since the order was remembered stay behind it as they stand', () => {
  const drawn: Rack = [tile(8, 'X', 8), tile(7, 'E', 1), tile(3, 'RR', 8), tile(1, 'A', 1)];

  expect(letters(recallOrder(drawn, orderOf(rack)))).toBe('A RR X E');
});

test('a rack is worth the sum of its tiles and a blank adds nothing', () => {
  expect(rackValue(rack)).toBe(22);
  expect(rackValue([blank])).toBe(0);
  expect(rackValue([])).toBe(0);
});
