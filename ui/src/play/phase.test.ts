import { expect, test } from 'vitest';
import { type Phase, linesOf, stepsOf, yourLinesOf } from './phase';

const states = (phase: Phase): string => stepsOf(phase).map(step => step.state).join(' ');

test.each<[Phase, string]>([
  ['thinking', 'now ahead ahead ahead ahead'],
  ['counting', 'done now ahead ahead ahead'],
  ['announced', 'done done now ahead ahead'],
  ['challenged', 'done done done now ahead'],
  ['ruled_invalid', 'done done done now ahead'],
  ['accepted', 'done done done done now'],
  ['closed', 'done done done done done'],
])('in %s the five steps are %s', (phase, expected) => {
  expect(states(phase)).toBe(expected);
});

test('once a play is announced, the other side notes or challenges it', () => {
  expect(linesOf('announced')).toEqual({
    mover: 'phase.announced_mover',
    waiter: 'phase.announced_waiter',
  });
});

test('the player who reads is spoken to, the other spoken of', () => {
  expect(yourLinesOf('announced').waiter).toBe('phase.you_announced_waiter');
  expect(linesOf('announced').waiter).toBe('phase.announced_waiter');
});
