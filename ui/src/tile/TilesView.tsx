import { TileView } from './TileView';
import { type TileSet, tileOf } from './tile_set';

// Tiles in a row, for whoever only looks at them. They have no name but their place: the same may
// come twice.
export function TilesView({ letters, set }: { letters: readonly string[]; set: TileSet }) {
  return (
    <>
      {[...letters.entries()].map(([place, letter]) => (
        <TileView key={place} tile={tileOf(letter, place, set)} />
      ))}
    </>
  );
}
