import { expect, test } from 'vitest';
import { withRole } from './roles';

test('roles are put on and taken off, always in the same order', () => {
  expect(withRole(['arbiter', 'player'], 'monitor', true)).toEqual(['player', 'monitor', 'arbiter']);
  expect(withRole(['player', 'arbiter'], 'arbiter', false)).toEqual(['player']);
});
