import { expect, test } from 'vitest';
import { type Slip, addWord, choose, currentWord, emptySlip, hand, rubOut, write } from './slip';

const read = (word: string): string | undefined => (/^[A-Z]+$/i.test(word) ? [...word.toUpperCase()].join('.') : undefined);

const tilesOf = (word: string): readonly string[] => [...word];

const entry = (slip: Slip, ...words: string[]): Slip =>
  words.reduce((filled, word, index) => write(index === 0 ? filled : addWord(filled), word), slip);

test('two entries that say the same agree, in any order and spelling', () => {
  const first = hand(entry(emptySlip, 'casa', 'SOL'), read);
  const second = hand(entry(first, 'sol', 'Casa'), read);

  expect(first.stage).toBe('second');
  expect(second.stage).toBe('agreed');
});

test('entries that differ are looked up by nobody', () => {
  const first = hand(entry(emptySlip, 'casa'), read);

  expect(hand(entry(first, 'caso'), read).stage).toBe('differ');
  expect(hand(entry(first, 'casa', 'sol'), read).stage).toBe('differ');
});

test('the second entry starts without sight of the first', () => {
  expect(hand(entry(emptySlip, 'casa'), read).words).toEqual(['']);
});

test('an empty or unreadable entry is not handed in', () => {
  expect(hand(emptySlip, read)).toBe(emptySlip);
  const unreadable = entry(emptySlip, '¿?');
  expect(hand(unreadable, read)).toBe(unreadable);
});

test('a new word is added only after the last has letters', () => {
  expect(addWord(emptySlip)).toBe(emptySlip);
  const two = addWord(write(emptySlip, 'SOL'));
  expect([two.words.length, two.current, currentWord(choose(two, 0))]).toEqual([2, 1, 'SOL']);
});

test('rubbing out takes a tile, then the empty word, and never the last word', () => {
  const two = addWord(write(emptySlip, 'SO'));

  expect(rubOut(two, tilesOf)).toMatchObject({ words: ['SO'], current: 0 });
  expect(rubOut(rubOut(two, tilesOf), tilesOf).words).toEqual(['S']);
  expect(rubOut(emptySlip, tilesOf)).toBe(emptySlip);
});
