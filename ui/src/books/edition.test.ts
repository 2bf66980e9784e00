import { expect, test } from 'vitest';
import { editionDate } from './edition';

test('a month is written out, a year alone stays', () => {
  expect(editionDate('2009-04', 'es')).toBe('abril de 2009');
  expect(editionDate('2007-05', 'en')).toBe('May 2007');
  expect(editionDate('2008', 'ca')).toBe('2008');
});
