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
  readonly consultation: readonly Cited[]; // why nothing is looked up during play
};

const TERMS = terms as unknown as Readonly<Record<string, BookTerms | undefined>>;

export function factsOf(book: string): BookTerms | undefined {
  return TERMS[book];
}

// Books as they are offered: those whose own words are known first, and the newest before the others.
export function inBookOrder<Named extends { readonly id: string }>(books: readonly Named[]): readonly Named[] {
  return books.toSorted((one, other) => rank(other.id).localeCompare(rank(one.id)));
}

export const BOOK_IDS: readonly string[] = inBookOrder(Object.keys(TERMS).map(id => ({ id }))).map(({ id }) => id);

function rank(id: string): string {
  const facts = TERMS[id];
  return facts?.approximate ? '' : (facts?.date ?? '');
}
