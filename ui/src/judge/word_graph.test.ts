import { expect, test } from 'vitest';
import { WordGraph } from './word_graph';

// Letters A, B, CH. Words: A, ACH, B CH. Lists: at 2 {A*, B}, at 4 {CH*} shared by both.
const LETTERS = ['A', 'B', 'CH'];
const ACCEPTS = 0x800000;
const LAST = 0x400000;
const node = (letter: number, child: number, marks: number): number => ((letter << 24) | marks | child) >>> 0;
const nodes = [2, 0, node(1, 4, ACCEPTS), node(2, 4, LAST), node(3, 0, ACCEPTS | LAST)];

const graph = WordGraph.read(Uint32Array.from(nodes).buffer, LETTERS);

test.each([
  ['A', true],
  ['A CH', true],
  ['B CH', true],
  ['B', false],
  ['CH', false],
  ['A CH A', false],
  ['Z', false],
])('the graph has %s: %s', (word, expected) => {
  expect(graph.has(word.split(' '))).toBe(expected);
});

test('nothing is no word, and an empty file has none', () => {
  expect(graph.has([])).toBe(false);
  expect(WordGraph.read(new ArrayBuffer(0), LETTERS).has(['A'])).toBe(false);
});
