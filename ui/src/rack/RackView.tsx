import { plainKey } from '../keys';
import { TileView } from '../tile/TileView';
import { spokenTile } from '../tile/tile';
import { type Rack, moveTile } from './rack';

type Props = {
  rack: Rack;
  texts: { readonly label: string; readonly blank: string };
  picked: number | undefined; // the tile that the next tap takes somewhere
  onPick: (id: number | undefined) => void;
  onChange: (rack: Rack) => void;
  onLift?: (id: number, event: PointerEvent) => void;
  holes?: number; // places without a tile
  down?: boolean; // face down
};

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

// The player's tiles. A tap picks one and the next tap says where it goes; arrow keys carry
// the focused one along. Nothing needs dragging.
export function RackView(props: Props) {
  const { rack, texts, picked, onPick, onChange, onLift, holes = 0, down = false } = props;

  const onClick = (place: number): void => {
    const from = rack.findIndex(tile => tile.id === picked);
    onPick(from < 0 ? rack[place]?.id : undefined);
    if (from >= 0) onChange(moveTile(rack, from, place));
  };
  const onKeyDown = (event: KeyboardEvent, place: number): void => {
    const step = STEPS[plainKey(event) ?? ''];
    if (!step) return;
    event.preventDefault();
    onChange(moveTile(rack, place, place + step));
    const places = (event.currentTarget as HTMLElement).closest('ol')?.querySelectorAll('button');
    places?.[place + step]?.focus();
  };

  // Keyed by place, not by tile: the buttons stay where they are and a moved tile keeps the focus.
  return (
    <ol class={down ? 'rack down' : 'rack'} aria-label={texts.label}>
      {[...rack.entries()].map(([place, tile]) => (
        <li key={place}>
          <button
            type="button"
            aria-label={spokenTile(tile, texts.blank)}
            aria-pressed={tile.id === picked}
            data-tile={tile.id}
            onClick={() => onClick(place)}
            onKeyDown={event => onKeyDown(event, place)}
            onPointerDown={event => onLift?.(tile.id, event)}
          >
            <TileView tile={tile} />
          </button>
        </li>
      ))}
      {Array.from({ length: holes }, (_, hole) => (
        <li key={`hole ${hole}`} class="hole" aria-hidden="true" />
      ))}
    </ol>
  );
}
