// The two players. A is the one named first.
export type Side = 'A' | 'B';

export const SIDES = ['A', 'B'] as const satisfies readonly Side[];
