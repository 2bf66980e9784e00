import type { GroundView } from '../api/types';
import type { Say } from '../i18n/say';
import { type Cited, bookName } from '../tile/tile_set';

// A citation of the data as a chip wants it, without the name of the book.
export function groundOf(cited: Cited, say: Say): GroundView {
  return { ...cited, text: say(`books.cite_${cited.kind}`, { number: cited.reference }) };
}

// The same with the name of the book, where it is the first on the screen.
export function namedGroundOf(cited: Cited, say: Say): GroundView {
  const { text } = groundOf(cited, say);
  return { ...cited, text: `${bookName(cited.rulebook)}, ${text}` };
}
