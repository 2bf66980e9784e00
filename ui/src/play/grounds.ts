import type { GroundView } from '../made/types';
import type { Say } from '../i18n/say';
import { type Cited, bookName } from '../tile/tile_set';

// Citations that come with the pages, as chips have them: with the name of the book, or without it
// where there is no room and the screen has named it.
export function groundsOf(cited: readonly Cited[], say: Say, short = false): readonly GroundView[] {
  return cited.map(({ rulebook, kind, reference }) => ({
    rulebook,
    kind,
    reference,
    text: short && kind === 'article' ? say('phase.cite_short', { number: reference }) : textOf({ rulebook, kind, reference }, say),
  }));
}

function textOf({ rulebook, kind, reference }: Cited, say: Say): string {
  const book = bookName(rulebook);
  if (kind === 'article') return say('phase.cite_article', { book, number: reference });
  return kind === 'reading' ? say('phase.cite_reading', { book, number: reference }) : say('phase.cite_book', { book });
}
