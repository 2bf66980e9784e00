import type { GroundView } from '../made/types';
import type { Say } from '../i18n/say';
import { type Cited, bookName } from '../tile/tile_set';

const KINDS = {
  article: 'books.cite_article',
  reading: 'books.cite_reading',
  base: 'books.cite_base',
  silent: 'books.cite_silent',
  tournament: 'books.cite_tournament',
} as const;

// A citation of the data as a chip wants it, without the name of the book.
export function groundOf(cited: Cited, say: Say): GroundView {
  return { ...cited, text: say(KINDS[cited.kind], { number: cited.reference }) };
}

// The same with the name of the book, where it is the first on the screen.
export function namedGroundOf(cited: Cited, say: Say): GroundView {
  const { text } = groundOf(cited, say);
  return { ...cited, text: `${bookName(cited.rulebook)}, ${text}` };
}
