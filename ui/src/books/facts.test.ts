import { expect, test } from 'vitest';
import { BOOK_IDS, factsOf, inBookOrder } from './facts';

test('a book whose own list is not at hand comes after the others, which go from the newest', () => {
  const dates = BOOK_IDS.filter(id => !factsOf(id)?.approximate).map(id => factsOf(id)?.date ?? '');

  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(factsOf(BOOK_IDS.at(-1) ?? '')?.approximate).toBe(true);
  expect(inBookOrder(BOOK_IDS.toReversed().map(id => ({ id }))).map(({ id }) => id)).toEqual(BOOK_IDS);
});
