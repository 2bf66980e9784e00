import { expect, test } from 'vitest';
import { commandOf } from './Entries';

const filled = { side: 'B', points: 10, turn: 3, remark: 'llegó tarde', colour: 'red' } as const;

test('an entry carries what its kind needs, and no more', () => {
  expect(commandOf('penalise', filled)).toEqual({ command: 'penalise', side: 'B', points: 10, remark: 'llegó tarde' });
  expect(commandOf('show_card', filled)).toEqual({ command: 'show_card', side: 'B', colour: 'red', remark: 'llegó tarde' });
  expect(commandOf('correct_play', filled)).toEqual({ command: 'correct_play', turn: 3, points: 10 });
  expect(commandOf('correct_total', filled)).toEqual({ command: 'correct_total', side: 'B', written: 10 });
  expect(commandOf('leave', filled)).toEqual({ command: 'leave', side: 'B', notified: true });
  expect(commandOf('resume_clocks', filled)).toEqual({ command: 'resume_clocks' });
});
