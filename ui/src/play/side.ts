// The two players. A is the one named first.
export type Side = 'A' | 'B';
