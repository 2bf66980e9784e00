const ARC = 0x3fffff;
const LAST = 0x400000;
const ACCEPTS = 0x800000;

// The words of a book as the graph that the engines of the field use: 32-bit nodes with letter,
// end of word, last of its siblings and first child. It answers without a server.
export class WordGraph {
  readonly #nodes: Uint32Array;
  readonly #numbers: ReadonlyMap<string, number>;

  // `letters` in alphabetical order: a letter is its place among them, from 1.
  constructor(nodes: Uint32Array, letters: readonly string[]) {
    this.#nodes = nodes;
    this.#numbers = new Map(letters.map((letter, index) => [letter, index + 1]));
  }

  static read(bytes: ArrayBuffer, letters: readonly string[]): WordGraph {
    const view = new DataView(bytes);
    const nodes = Uint32Array.from({ length: Math.floor(bytes.byteLength / 4) }, (_, index) =>
      view.getUint32(index * 4, true),
    );
    return new WordGraph(nodes, letters);
  }

  has(word: readonly string[]): boolean {
    let list = (this.#nodes[0] ?? 0) & ARC;
    let node = 0;
    for (const letter of word) {
      const found = this.#find(list, this.#numbers.get(letter) ?? 0);
      if (found === undefined) return false;
      node = found;
      list = node & ARC;
    }
    return word.length > 0 && (node & ACCEPTS) !== 0;
  }

  #find(list: number, number: number): number | undefined {
    if (list === 0 || number === 0) return undefined;
    for (let at = list; at < this.#nodes.length; at += 1) {
      const node = this.#nodes[at] ?? LAST;
      if (node >>> 24 === number) return node;
      if ((node & LAST) !== 0) return undefined;
    }
    return undefined;
  }
}
