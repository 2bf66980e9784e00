import books from '../made/books.json';
import sets from '../made/tile_sets.json';
import type { Tile } from './tile';

// How a blank is written among the letters of a rack.
export const BLANK = '?';

export type TileSet = {
  readonly language: string;
  readonly blanks: number;
  readonly letters: Readonly<Record<string, { readonly points: number; readonly count: number }>>;
  readonly spellings: Readonly<Record<string, string>>;
};

export type Cited = {
  readonly rulebook: string;
  readonly kind: 'article' | 'reading' | 'base' | 'silent' | 'tournament';
  readonly reference: string;
};

export type BookFacts = {
  readonly language: string;
  readonly articles: number;
  readonly tile_set: string;
  readonly bonus: { readonly tiles: number; readonly points: number };
  readonly steps: readonly (readonly Cited[])[]; // what each step of a turn rests on, and the end
  readonly covered: readonly Cited[]; // that the board is covered and the clocks stand still
  readonly overtime: OvertimeRule;
};

// What each unit begun below zero costs.
export type OvertimeRule = {
  readonly points: number;
  readonly seconds: number;
  readonly maximum: number | null;
  readonly cited: readonly Cited[];
};

const TILE_SETS: Readonly<Record<string, TileSet>> = sets;
export const BOOKS = books as unknown as Readonly<Record<string, BookFacts>>;

export function tileSet(id: string): TileSet {
  return TILE_SETS[id] ?? { language: '', blanks: 0, letters: {}, spellings: {} };
}

// A tile of a rack as it is written.
export function tileOf(letter: string, id: number, set: TileSet): Tile {
  return letter === BLANK
    ? { id, letter: '', value: 0, blank: true }
    : { id, letter, value: set.letters[letter]?.points ?? 0, blank: false };
}

// A book as people call it: what is short in its id is an abbreviation.
export function bookName(id: string): string {
  return id
    .split('-')
    .map(part => (part.length <= 4 ? part.toUpperCase() : part.charAt(0).toUpperCase() + part.slice(1)))
    .join(' ');
}
