// How far the table's time was ahead of this page's clock, and how long the answer was on its way.
export type TimeTold = { readonly trip: number; readonly ahead: number };

const KEPT = 8; // some twenty seconds: clocks drift, and a page may be moved to another network

export function withTold(known: readonly TimeTold[], told: TimeTold): readonly TimeTold[] {
  return [...known, told].slice(-KEPT);
}

// By the quickest of the answers: what was long on its way says least.
export function aheadBy(known: readonly TimeTold[]): number | undefined {
  return known.toSorted((one, other) => one.trip - other.trip)[0]?.ahead;
}
