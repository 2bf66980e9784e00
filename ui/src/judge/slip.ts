// A slip at the judges' table: its words are entered twice, the second time without sight of the
// first, and looked up only once both agree. Nobody is told which word failed.
export type Slip = {
  readonly stage: 'first' | 'second' | 'differ' | 'agreed';
  readonly first: readonly string[];
  readonly words: readonly string[]; // of the entry under way, as typed
  readonly current: number;
};

export const emptySlip: Slip = { stage: 'first', first: [], words: [''], current: 0 };

export const MOST_WORDS = 8;

export function write(slip: Slip, text: string): Slip {
  return { ...slip, words: slip.words.map((word, index) => (index === slip.current ? text : word)) };
}

export function currentWord(slip: Slip): string {
  return slip.words[slip.current] ?? '';
}

export function choose(slip: Slip, current: number): Slip {
  return slip.words[current] === undefined ? slip : { ...slip, current };
}

export function addWord(slip: Slip): Slip {
  if (slip.words.length >= MOST_WORDS || slip.words.includes('')) return slip;
  return { ...slip, words: [...slip.words, ''], current: slip.words.length };
}

// Rubs out the last tile; an empty word goes, unless it is the only one.
export function rubOut(slip: Slip, tilesOf: (word: string) => readonly string[]): Slip {
  const word = currentWord(slip);
  if (word) return write(slip, tilesOf(word).slice(0, -1).join(''));
  if (slip.words.length === 1) return slip;
  return { ...slip, words: slip.words.filter((_, index) => index !== slip.current), current: Math.max(0, slip.current - 1) };
}

// Ends an entry. The first makes way for the second; the second must say the same.
export function hand(slip: Slip, read: (word: string) => string | undefined): Slip {
  const words = entered(slip, read);
  if (!words) return slip;
  if (slip.stage === 'first') return { stage: 'second', first: words, words: [''], current: 0 };
  const same = words.toSorted().join(' ') === slip.first.toSorted().join(' ');
  return { ...slip, stage: same ? 'agreed' : 'differ' };
}

// The words of the entry as tiles; undefined while one of them cannot be read.
export function entered(slip: Slip, read: (word: string) => string | undefined): readonly string[] | undefined {
  const words = slip.words.filter(Boolean).map(read);
  return words.length > 0 && words.every(word => word !== undefined) ? words : undefined;
}
