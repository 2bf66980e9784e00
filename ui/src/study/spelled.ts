import { readTiles } from '../tile/reading';
import type { TileSet } from '../tile/tile_set';

// A word as its tiles, without the accents that no tile has; empty if it cannot be laid.
export function spelled(word: string, set: TileSet): readonly string[] {
  const bare = word.normalize('NFD').replaceAll(/[\u0300\u0301\u0308]/g, '').normalize('NFC');
  return readTiles(bare, set) ?? [];
}
