import { expect, test } from 'vitest';
import { splitLines } from './lines';

test('lines come whole, whatever the pieces', () => {
  const first = splitLines('', '{"a":1}\n{"a"');
  const second = splitLines(first.rest, ':2}\n');

  expect([first.lines, second.lines, second.rest]).toEqual([['{"a":1}'], ['{"a":2}'], '']);
});
