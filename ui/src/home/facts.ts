import clocks from '../made/clocks.json';
import levels from '../made/levels.json';
import type { Cited } from '../tile/tile_set';

// What the clocks of a book rest on, and its figures.
export type ClockFacts = {
  readonly modes: Readonly<Partial<Record<string, readonly Cited[]>>>;
  readonly timer: { readonly seconds: number; readonly grounds: readonly Cited[] };
  readonly overtime: { readonly points: number; readonly seconds: number; readonly grounds: readonly Cited[] };
};

export type Step = { readonly weaker: string; readonly won: number };

const CLOCKS = clocks as unknown as Readonly<Record<string, ClockFacts>>;
const EXPECTED: Readonly<Record<string, Readonly<Record<string, Step | undefined>> | undefined>> = levels.expected;

export function clockFacts(book: string): ClockFacts | undefined {
  return CLOCKS[book];
}

// How often a level beats the one below it, where somebody has measured it.
export function stepOf(level: string, tileSet: string): Step | undefined {
  return EXPECTED[tileSet]?.[level];
}

// Players as people look for them: levels from the weakest, then those that know every word.
export function inOrder<Named extends { readonly id: string }>(machines: readonly Named[]): readonly Named[] {
  const place = (id: string): number => (levels.order.includes(id) ? levels.order.indexOf(id) : levels.order.length);
  return machines.toSorted((one, other) => place(one.id) - place(other.id));
}
