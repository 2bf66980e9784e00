import { expect, test } from 'vitest';
import type { LoggedAct, SeatView } from '../made/types';
import { type Facts, type Say } from '../i18n/say';
import { actLine } from './act_line';

const say: Say = (key, facts: Facts = {}) => [key, ...Object.values(facts)].join(' ');
const seat = (name: string): SeatView => ({
  name,
  machine: false,
  present: true,
  score: 0,
  tiles: 7,
  adjusted: 0,
  penalties: 0,
  cards: [],
  signed: false,
  away: false,
});
const seats = { A: seat('Ana'), B: seat('Berta') };
const logged = (act: string, facts: Record<string, unknown>): LoggedAct => ({
  number: 1,
  before: '',
  game: '',
  person: '',
  act,
  facts,
  reason: '',
  at: 0,
});

test('an act names the player and the figures', () => {
  expect(actLine(logged('penalise', { side: 'B', points: 10 }), seats, say)).toBe('desk.penalise: Berta, desk.so_many 10');
  expect(actLine(logged('correct_play', { turn: 3, points: 12 }), seats, say)).toBe('desk.correct_play: desk.of_turn 3, desk.so_many 12');
});

test('a verdict on several words is told as one', () => {
  expect(actLine(logged('give_verdict', { valid: [true, false] }), seats, say)).toBe('desk.verdict_given: judge.not_valid');
  expect(actLine(logged('decide_appeal', { valid: true }), seats, say)).toBe('desk.appeal_decided: judge.correct');
});

test('no identifier is shown of an act that has no name', () => {
  expect(actLine(logged('something_new', {}), seats, say)).toBe('desk.other_act');
});
