import { expect, test } from 'vitest';
import { waited } from './waited';

test.each([
  [0, '0:00'],
  [72_400, '1:12'],
  [-5, '0:00'],
  [3_600_000, '60:00'],
])('%d milliseconds are %s', (milliseconds, told) => {
  expect(waited(milliseconds)).toBe(told);
});
