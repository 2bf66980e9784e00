import { expect, test } from 'vitest';
import { LANGUAGES, isLanguage, loadTexts, sayer } from './say';

const texts = {
  'play.announce': 'Anunciar {points}',
  'play.in_bag': { one: '{count} en la bolsa, una sola', other: '{count} en la bolsa' },
};

test('facts take their places in the sentence', () => {
  expect(sayer(texts)('play.announce', { points: 47 })).toBe('Anunciar 47');
});

test('a negative figure has a true minus sign', () => {
  expect(sayer(texts)('play.announce', { points: -10 })).toBe('Anunciar −10');
});

test.each([
  [1, '1 en la bolsa, una sola'],
  [0, '0 en la bolsa'],
  [42, '42 en la bolsa'],
])('%i chooses its plural', (count, said) => {
  expect(sayer(texts)('play.in_bag', { count })).toBe(said);
});

test('the three languages say the same keys', async () => {
  const [es, ca, en] = await Promise.all([
    import('../made/es.json'),
    import('../made/ca.json'),
    import('../made/en.json'),
  ]);

  expect(Object.keys(ca.default)).toEqual(Object.keys(es.default));
  expect(Object.keys(en.default)).toEqual(Object.keys(es.default));
});

test('each language loads and speaks', async () => {
  const said = await Promise.all(LANGUAGES.map(async code => (await loadTexts(code))('shell.play')));

  expect(said).toEqual(['Jugar', 'Jugar', 'Play']);
  expect(['es', 'fr', null].map(isLanguage)).toEqual([true, false, false]);
});
