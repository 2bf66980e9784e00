import { expect, test } from 'vitest';
import type { BookLine } from '../made/types';
import { type Chosen, clockChoice, clockChoices, clockOf, clockTerms, termsOf, usualChoice } from './terms';

const book: BookLine = {
  id: 'libro',
  title: '',
  publisher: '',
  date: '',
  language: 'es',
  tile_set: 'es-100',
  articles: 1,
  words: true,
  modes: ['corrido', 'no_corrido'],
  usual_minutes: { corrido: 30 },
  free_exchange: false,
};
const people: Chosen = { ...usualChoice, opponent: 'link', arbiter: true, together: true, acceptance: 60 };

test('a book offers its modes with its minutes, the timer, correspondence and no clock', () => {
  expect(clockChoices(book)).toEqual([
    { kind: 'corrido', minutes: 30 },
    { kind: 'no_corrido', minutes: 25 },
    { kind: 'timer' },
    { kind: 'days' },
    { kind: 'none' },
  ]);
});

test('a clock that the book does not have gives way to its usual one', () => {
  expect(clockOf({ ...usualChoice, clock: 'no_corrido' }, { ...book, modes: ['corrido'] })).toEqual({ kind: 'corrido', minutes: 30 });
});

test('a choice becomes the terms of the game', () => {
  expect(clockTerms({ kind: 'corrido', minutes: 30 })).toMatchObject({ method: 'chess_clock', mode: 'corrido', minutes_each: 30 });
  expect(clockTerms({ kind: 'timer' })).toMatchObject({ method: 'timer', mode: null });
  expect(clockTerms({ kind: 'none' })).toMatchObject({ method: 'none', minutes_each: null });
});

test('people agree on an arbiter, on judging together and on silence; a machine on none of it', () => {
  expect(termsOf(people, book)).toMatchObject({ arbiter: true, players_judge: true, acceptance_seconds: 60 });
  expect(termsOf({ ...people, opponent: 'machine' }, book)).toMatchObject({
    arbiter: false,
    players_judge: false,
    acceptance_seconds: null,
  });
});

test('by correspondence there are days and no clock; not against a machine', () => {
  expect(termsOf({ ...people, clock: 'days', days: 5 }, book)).toMatchObject({ days_per_move: 5, clock: { method: 'none' } });
  expect(termsOf({ ...people, clock: 'days', opponent: 'machine' }, book).days_per_move).toBeNull();
});

test('spectators come at once, late or not at all', () => {
  expect(termsOf({ ...people, watching: 300 }, book)).toMatchObject({ spectators: true, spectator_delay: 300 });
  expect(termsOf({ ...people, watching: 'nobody' }, book)).toMatchObject({ spectators: false, spectator_delay: 0 });
});

test.each(['corrido', 'no_corrido', 'timer', 'days', 'none'] as const)('a proposal by %s is read as it was chosen', clock => {
  const chosen = { ...people, clock };

  expect(clockChoice(termsOf(chosen, book))).toEqual(clockOf(chosen, book));
});
