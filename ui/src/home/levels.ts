import levels from '../made/levels.json';

export type Step = { readonly weaker: string; readonly won: number };

const EXPECTED: Readonly<Record<string, Readonly<Record<string, Step | undefined>> | undefined>> = levels.expected;

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
