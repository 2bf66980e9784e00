import { expect, test } from 'vitest';
import { plainKey } from './keys';

const press = { key: 'R', altKey: false, ctrlKey: false, metaKey: false };

test('a key pressed alone is ours', () => {
  expect(plainKey(press)).toBe('R');
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s is left to the browser', modifier => {
  expect(plainKey({ ...press, [modifier]: true })).toBeUndefined();
});
