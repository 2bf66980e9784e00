import type { GameView } from '../made/types';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { BLANK, tileSet } from '../tile/tile_set';
import { rivalOf, sideOf } from './table';

// What is neither on the board nor on one's own rack.
export function Unseen({ game }: { game: GameView }) {
  const { say } = useSpeech();
  const rival = game.seats[rivalOf(sideOf(game))];
  const faces = [...Object.keys(tileSet(game.tile_set).letters), BLANK];
  const count = Object.values(game.unseen ?? {}).reduce((sum, each) => sum + each, 0);
  return (
    <section class="card unseen-tiles">
      <header>
        <h3>{say('play.unseen')}</h3>
        <span class="pill">
          <Icon name="bag" /> {say('play.in_bag', { count: game.bag })}
        </span>
      </header>
      {game.unseen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        <div class="card-body" tabIndex={0} role="region" aria-label={say('play.unseen')}>
          <ul>
            {faces.map(face => (
              <li key={face} class={game.unseen?.[face] ? '' : 'none'}>
                <b>{face === BLANK ? say('board.blank_sign') : face}</b> {game.unseen?.[face] ?? 0}
              </li>
            ))}
          </ul>
          <p class="small muted">
            {say('play.unseen_count', { count, bag: game.bag, held: rival.tiles, player: rival.name })}
          </p>
        </div>
      )}
    </section>
  );
}
