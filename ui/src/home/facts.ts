import levels from '../made/levels.json';
import terms from '../made/terms.json';
import type { Cited } from '../tile/tile_set';

// What somebody who chooses a book and a clock is told of it.
export type BookTerms = {
  readonly date: string;
  readonly articles: number; // without their points
  readonly approximate: boolean; // its own word list is not at hand
  readonly modes: Readonly<Partial<Record<string, readonly Cited[]>>>;
  readonly timer: { readonly seconds: number; readonly grounds: readonly Cited[] };
  readonly overtime: { readonly points: number; readonly seconds: number; readonly grounds: readonly Cited[] };
};

export type Step = { readonly weaker: string; readonly won: number };

const TERMS = terms as unknown as Readonly<Record<string, BookTerms | undefined>>;
const EXPECTED: Readonly<Record<string, Readonly<Record<string, Step | undefined>> | undefined>> = levels.expected;

export function factsOf(book: string): BookTerms | undefined {
  return TERMS[book];
}

// Books as they are offered: those with their own words, the newest first.
export function booksInOrder<Named extends { readonly id: string; readonly date: string }>(books: readonly Named[]): readonly Named[] {
  const rank = ({ id, date }: Named): string => (TERMS[id]?.approximate ? '' : date);
  return books.toSorted((one, other) => rank(other).localeCompare(rank(one)));
}

// How often a level beats the one below it, where somebody has measured it.
export function stepOf(level: string, tileSet: string): Step | undefined {
  return EXPECTED[tileSet]?.[level];
}

// Players as people look for them: levels from the weakest, then those that know every word.
export function inOrder<Named extends { readonly id: string }>(machines: readonly Named[]): readonly Named[] {
  return machines.toSorted((one, other) => place(one.id) - place(other.id));
}

function place(id: string): number {
  return levels.order.includes(id) ? levels.order.indexOf(id) : levels.order.length;
}
