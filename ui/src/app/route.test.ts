import { expect, test } from 'vitest';
import { type Route, placeOf, printRoute, readRoute } from './route';

const ROUTES: readonly Route[] = [
  { page: 'home' },
  { page: 'judge' },
  { page: 'study' },
  { page: 'analysis' },
  { page: 'account' },
  { page: 'hall' },
  { page: 'play', game: 'g1' },
  { page: 'draw', game: 'g1' },
  { page: 'desk', game: 'g1', key: '' },
  { page: 'desk', game: 'g1', key: 'k_-9' },
  { page: 'join', code: 'a b/c' },
  { page: 'books', book: '', article: '' },
  { page: 'books', book: 'libro', article: '' },
  { page: 'books', book: 'libro', article: '12.3' },
];

test.each(ROUTES)('$page is read as it is written', route => {
  expect(readRoute(printRoute(route))).toEqual(route);
});

test.each(['', '#', '#/', '#/nowhere', '#/play', '#/join/'])('%j leads home', hash => {
  expect(readRoute(hash)).toEqual({ page: 'home' });
});

test('a link cut short is still read', () => {
  expect(readRoute('#/join/a%2')).toEqual({ page: 'join', code: 'a%2' });
});

test('a book stays open from one article to the next, and nothing else does', () => {
  expect(placeOf(readRoute('#/books/uf-2007/12'))).toBe(placeOf(readRoute('#/books/uf-2007/13')));
  expect(placeOf(readRoute('#/books/uf-2007'))).not.toBe(placeOf(readRoute('#/books/fise-2009')));
  expect(placeOf(readRoute('#/play/a'))).not.toBe(placeOf(readRoute('#/play/b')));
});
