import { expect, test } from 'vitest';
import { type Modules, qrCode } from './qr';

// What the Python package qrcode draws for the same text with the same mask.
const LETTER_A = [
  '#######..#.##.#######',
  '#.....#..###..#.....#',
  '#.###.#.##.##.#.###.#',
  '#.###.#..#.#..#.###.#',
  '#.###.#...#.#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '........##.##........',
  '###.########.##...#..',
  '#.##....#.....#...##.',
  '.#.####..##.#...#...#',
  '.#.##...##....#...#..',
  '..##.##.#...#.#.#.#.#',
  '........#..#.#.#.#.#.',
  '#######.#.##.###.####',
  '#.....#.######.###...',
  '#.###.#.##.#.###.##.#',
  '#.###.#..##...#...##.',
  '#.###.#.##..#...#...#',
  '#.....#.#.....#...##.',
  '#######.###.#.#.#.###',
];

const printed = (modules: Modules | undefined): readonly string[] => (modules ?? []).map(row => row.map(dark => (dark ? '#' : '.')).join(''));
const digest = async (modules: Modules | undefined): Promise<string> => {
  const bits = (modules ?? []).map(row => row.map(Number).join('')).join('');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(bits));
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('');
};

test('the smallest code is drawn module by module', () => {
  expect(printed(qrCode('A'))).toEqual(LETTER_A);
});

test.each([
  ['otpauth://totp/letrado:ana?secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567&issuer=letrado', 'd918a523aad8dcf633061b1ae81c7774bf488058a99c74a8634b06c7aec4a160'],
  ['z'.repeat(271), '2d9234da39da9eea9ad4a4c496047635df5027711f41efe395610dd8d369887c'],
])('a longer text is drawn as others draw it', async (text, expected) => {
  await expect(digest(qrCode(text))).resolves.toBe(expected);
});

test('a text that is too long has no code', () => {
  expect(qrCode('z'.repeat(272))).toBeUndefined();
});
