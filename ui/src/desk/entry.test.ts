import { expect, test } from 'vitest';
import { commandOf, isComplete, nothingFilled } from './entry';

const filled = {
  ...nothingFilled,
  side: 'B',
  points: 10,
  turn: 3,
  remark: 'llegó tarde',
  colour: 'red',
  word: 'zarajo ',
  square: 'h8',
  letter: 'ch',
  articles: '46.1, 47',
} as const;

test('an entry carries what its kind needs, and no more', () => {
  expect(commandOf('penalise', filled)).toEqual({ command: 'penalise', side: 'B', points: 10, remark: 'llegó tarde' });
  expect(commandOf('show_card', filled)).toEqual({ command: 'show_card', side: 'B', colour: 'red', remark: 'llegó tarde' });
  expect(commandOf('correct_play', filled)).toEqual({ command: 'correct_play', turn: 3, points: 10 });
  expect(commandOf('correct_total', filled)).toEqual({ command: 'correct_total', side: 'B', written: 10 });
  expect(commandOf('leave', filled)).toEqual({ command: 'leave', side: 'B', notified: true });
  expect(commandOf('resume_clocks', filled)).toEqual({ command: 'resume_clocks' });
});

test('words, squares and articles are read as people write them', () => {
  expect(commandOf('report_consultation', filled)).toEqual({ command: 'report_consultation', side: 'B', word: 'ZARAJO', answered_by: null });
  expect(commandOf('dispute_blank', filled)).toEqual({ command: 'dispute_blank', square: 'H8', placer_says: 'CH' });
  expect(commandOf('disqualify', filled)).toMatchObject({ articles: ['46.1', '47'], scope: 'game' });
});

test('a disqualification without its article is not complete, nor a case without words', () => {
  expect(isComplete('disqualify', { ...filled, articles: ' , ' })).toBe(false);
  expect(isComplete('rule_on_case', { ...filled, remark: ' ' })).toBe(false);
  expect(isComplete('disqualify', filled)).toBe(true);
  expect(isComplete('return', nothingFilled)).toBe(true);
});
