import { expect, test } from 'vitest';
import { decimal, percent, whole, withDecimalComma } from './numbers';

test('a decimal comma in Spanish and Catalan, a point in English', () => {
  expect([decimal(4.25, 1, 'es'), decimal(4.25, 1, 'ca'), decimal(4.25, 1, 'en')]).toEqual(['4,3', '4,3', '4.3']);
});

test('negative figures have a minus sign, and nothing is not negative', () => {
  expect([decimal(-12.34, 1, 'es'), decimal(-0.01, 1, 'es'), decimal(-3, 0, 'en')]).toEqual(['−12,3', '0,0', '−3']);
});

test('percentages as each language writes them', () => {
  expect([percent(0.749, 0, 'es'), percent(0.749, 1, 'en')]).toEqual(['75\u{a0}%', '74.9%']);
});

test('groups of three from five figures on', () => {
  expect([whole(1234, 'es'), whole(12345, 'es'), whole(12345, 'en')]).toEqual(['1234', '12.345', '12,345']);
});

test('sentences get decimal commas and keep their full stops', () => {
  expect(withDecimalComma('Gana 4.5 puntos. Son 12.', 'es')).toBe('Gana 4,5 puntos. Son 12.');
  expect(withDecimalComma('It gains 4.5 points.', 'en')).toBe('It gains 4.5 points.');
});
