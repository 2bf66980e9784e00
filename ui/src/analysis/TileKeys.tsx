import { useState } from 'preact/hooks';
import type { Direction } from '../board/square';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import type { TileSet } from '../tile/tile_set';

type Props = {
  set: TileSet;
  onTile: (letter: string, blank: boolean) => void;
  onRack: (letter: string) => void;
  onErase: () => void;
  onEraseRack: () => void;
  onTurn: () => void;
  direction: Direction;
};

// Tiles to tap, for the board or for the rack: everything that can be typed can be tapped.
export function TileKeys({ set, onTile, onRack, onErase, onEraseRack, onTurn, direction }: Props) {
  const { say } = useSpeech();
  const [toRack, setToRack] = useState(false);
  const [blank, setBlank] = useState(false);
  const tap = (letter: string): void => {
    if (toRack) onRack(letter);
    else onTile(letter, blank);
    setBlank(false);
  };
  return (
    <details class="tile-keys card">
      <summary>{say('analysis.keys')}</summary>
      <div class="card-body">
        <div class="actions" role="group" aria-label={say('analysis.keys_for')}>
          <button type="button" class="button" aria-pressed={!toRack} onClick={() => setToRack(false)}>
            {say('board.label')}
          </button>
          <button type="button" class="button" aria-pressed={toRack} onClick={() => setToRack(true)}>
            {say('analysis.to_rack')}
          </button>
          {!toRack && (
            <>
              <button type="button" class="button" aria-pressed={blank} onClick={() => setBlank(!blank)}>
                {say('analysis.as_blank')}
              </button>
              <button type="button" class="button" onClick={onTurn}>
                {say(direction === 'across' ? 'analysis.across' : 'analysis.down')}
              </button>
            </>
          )}
        </div>
        <div class="judge-keys small-keys">
          {Object.keys(set.letters).map(letter => (
            <button key={letter} type="button" class={/^[A-Z]$/.test(letter) ? 'key' : 'key digraph'} onClick={() => tap(letter)}>
              {letter}
            </button>
          ))}
          {toRack && (
            <button type="button" class="key" aria-label={say('board.blank')} onClick={() => onRack('?')}>
              ?
            </button>
          )}
          <button type="button" class="key" aria-label={say('judge.erase')} onClick={toRack ? onEraseRack : onErase}>
            <Icon name="erase" />
          </button>
        </div>
      </div>
    </details>
  );
}
