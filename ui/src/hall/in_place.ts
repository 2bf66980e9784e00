import type { HallTable } from '../made/types';

// The tables where they have stood until now, new ones below: none moves under a finger.
export function inPlace(tables: readonly HallTable[], shown: readonly string[]): readonly HallTable[] {
  const place = ({ game }: HallTable): number => {
    const known = shown.indexOf(game);
    return known < 0 ? shown.length : known;
  };
  return tables.toSorted((one, other) => place(one) - place(other));
}
