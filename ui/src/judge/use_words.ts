import { useEffect, useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { read, readBytes, readSession } from '../api/http';
import type { BookLine } from '../made/types';
import type { Language } from '../i18n/say';
import { WHILE_PLAYING } from '../parts/Closed';
import { BOOKS, tileSet } from '../tile/tile_set';
import { WordGraph } from './word_graph';

export type Words = {
  readonly graph: WordGraph | undefined;
  readonly kept: boolean; // in this browser, for when there is no network
  readonly missing: boolean; // nobody has given this server the list
  readonly failure: ServerError | undefined;
};

const STORE = 'letrado-words';
const NONE: Words = { graph: undefined, kept: false, missing: false, failure: undefined };

// The words of a book: from the server, and kept for the day it cannot be reached.
export function useWords(book: string, language: Language): Words {
  const [words, setWords] = useState<Words>(NONE);
  useEffect(() => {
    let current = true;
    setWords(NONE);
    void load(book, language).then(loaded => {
      if (current) setWords(loaded);
    });
    return () => {
      current = false;
    };
  }, [book, language]);
  return words;
}

async function load(book: string, language: Language): Promise<Words> {
  const path = `/api/rulebooks/${encodeURIComponent(book)}/words`;
  try {
    await readSession(language);
    const books = await read<BookLine[]>('/api/rulebooks');
    if (!books.find(({ id }) => id === book)?.words) return { ...NONE, missing: true };
    const bytes = await readBytes(path, { language });
    return { graph: graphOf(bytes, book), kept: await store(path, bytes), missing: false, failure: undefined };
  } catch (wrong) {
    const failure = asServerError(wrong);
    const found = failure.code === WHILE_PLAYING ? undefined : await stored(path);
    if (found) return { graph: graphOf(found, book), kept: true, missing: false, failure: undefined };
    return { ...NONE, failure };
  }
}

function graphOf(bytes: ArrayBuffer, book: string): WordGraph {
  return WordGraph.read(bytes, Object.keys(tileSet(BOOKS[book]?.tile_set ?? '').letters));
}

// Browsers keep files only for pages that nobody on the way can change.
async function store(path: string, bytes: ArrayBuffer): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  await (await caches.open(STORE)).put(path, new Response(bytes));
  return true;
}

async function stored(path: string): Promise<ArrayBuffer | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return (await (await caches.open(STORE)).match(path))?.arrayBuffer();
}
