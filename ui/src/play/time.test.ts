import { expect, test } from 'vitest';
import { sayer } from '../i18n/say';
import es from '../made/es.json';
import { leftNow, overtimePoints, printClock, sayClock } from './time';

test.each([
  [1_800_000, '30:00'],
  [1_799_001, '30:00'],
  [61_000, '1:01'],
  [500, '0:01'],
  [0, '0:00'],
  [-999, '0:00'],
  [-42_000, '−0:42'],
  [-61_500, '−1:01'],
])('%i milliseconds read %s', (milliseconds, shown) => {
  expect(printClock(milliseconds)).toBe(shown);
});

test('tenths are shown only in the last ten seconds of a timer', () => {
  expect(printClock(9_870, true)).toBe('9.8');
  expect(printClock(10_000, true)).toBe('0:10');
  expect(printClock(-100, true)).toBe('0:00');
});

test('a running clock goes down from what it showed, a stopped one stays', () => {
  expect(leftNow(60_000, true, 400_000, 405_000)).toBe(55_000);
  expect(leftNow(60_000, false, 400_000, 405_000)).toBe(60_000);
});

test('a message from the future does not add time', () => {
  expect(leftNow(60_000, true, 1_000_000, 900_000)).toBe(60_000);
});

test.each([
  [1, 0],
  [0, 0],
  [-1, 10],
  [-60_000, 10],
  [-60_001, 20],
  [-600_000, 30],
])('with %i milliseconds left overtime costs %i so far', (left, points) => {
  expect(overtimePoints(left, { points: 10, seconds: 60, maximum: 30, cited: [] })).toBe(points);
});

test.each([
  [1_068_000, '17 minutos 48 segundos'],
  [61_000, '1 minuto 1 segundo'],
  [500, '1 segundo'],
  [0, '0 segundos'],
  [-999, '0 segundos'],
  [-62_000, '1 minuto 2 segundos por debajo de cero'],
])('%i milliseconds are said "%s"', (milliseconds, said) => {
  expect(sayClock(milliseconds, sayer(es))).toBe(said);
});
