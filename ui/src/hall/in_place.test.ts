import { expect, test } from 'vitest';
import type { HallTable } from '../made/types';
import { inPlace } from './in_place';

function tables(...games: readonly string[]): readonly HallTable[] {
  return games.map(game => ({ game }) as HallTable);
}

function order(...given: Parameters<typeof inPlace>): readonly string[] {
  return inPlace(...given).map(({ game }) => game);
}

test('whoever comes to the hall sees the order of the server', () => {
  expect(order(tables('b', 'a', 'c'), [])).toEqual(['b', 'a', 'c']);
});

test('a table keeps its place, one that is over leaves, a new one comes last', () => {
  expect(order(tables('new', 'c', 'b'), ['b', 'a', 'c'])).toEqual(['b', 'c', 'new']);
});
