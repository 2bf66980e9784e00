import { expect, test } from 'vitest';
import { type TimeTold, aheadBy, withTold } from './table_time';

test('the quickest answer tells how far the table is ahead', () => {
  expect(aheadBy([])).toBeUndefined();
  expect(aheadBy([{ trip: 400, ahead: 90 }, { trip: 6, ahead: -3 }, { trip: 20, ahead: 5 }])).toBe(-3);
});

test('what was told long ago is forgotten', () => {
  const old: TimeTold = { trip: 1, ahead: 1_000 };
  const later = Array.from({ length: 8 }, (): TimeTold => ({ trip: 9, ahead: 7 }));

  expect(aheadBy(later.reduce(withTold, [old]))).toBe(7);
});
