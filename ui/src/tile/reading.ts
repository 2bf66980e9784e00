import type { TileSet } from './tile_set';

// What is written, tile by tile: digraphs before single letters. Undefined if some of it is no tile.
export function readTiles(text: string, set: TileSet): readonly string[] | undefined {
  const names = namesOf(set);
  const tiles: string[] = [];
  let rest = text.toLocaleUpperCase();
  while (rest) {
    const found = names.find(([typed]) => rest.startsWith(typed));
    if (!found) return undefined;
    tiles.push(found[1]);
    rest = rest.slice(found[0].length);
  }
  return tiles;
}

function namesOf(set: TileSet): readonly (readonly [typed: string, letter: string])[] {
  const letters = Object.keys(set.letters).map(letter => [letter, letter] as const);
  return [...letters, ...Object.entries(set.spellings)].toSorted(([one], [other]) => other.length - one.length);
}
