import { expect, test } from 'vitest';
import type { BookLine } from '../api/types';
import { clockChoices, clockTerms } from './terms';

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

test('a book offers its modes with its minutes, the timer and no clock', () => {
  expect(clockChoices(book)).toEqual([
    { kind: 'corrido', minutes: 30 },
    { kind: 'no_corrido', minutes: 25 },
    { kind: 'timer' },
    { kind: 'none' },
  ]);
});

test('a choice becomes the terms of the game', () => {
  expect(clockTerms({ kind: 'corrido', minutes: 30 })).toMatchObject({ method: 'chess_clock', mode: 'corrido', minutes_each: 30 });
  expect(clockTerms({ kind: 'timer' })).toMatchObject({ method: 'timer', mode: null });
  expect(clockTerms({ kind: 'none' })).toMatchObject({ method: 'none', minutes_each: null });
});
