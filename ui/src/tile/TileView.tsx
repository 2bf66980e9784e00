import { type Tile, faceOf } from './tile';

// The face of a tile. It is silent: whoever holds it speaks its name, once.
export function TileView({ tile }: { tile: Tile }) {
  const kind = tile.blank ? 'tile blank' : 'tile';
  return (
    <span class={kind} data-length={tile.letter.length} data-value={tile.value} aria-hidden="true">
      <span class="tile-letter">{faceOf(tile)}</span>
      {!tile.blank && <span class="tile-value">{tile.value}</span>}
    </span>
  );
}
