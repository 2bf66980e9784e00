import { useState } from 'preact/hooks';
import type { EventView, GameView } from '../made/types';
import { Dialog } from '../parts/Dialog';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { MatchLine } from './MatchLine';
import { Pad } from './Pad';
import { Sheet } from './Sheet';
import { Story } from './Story';
import { Unseen } from './Unseen';
import type { PadState } from './use_pad';

type Props = { game: GameView; events: readonly EventView[]; pad: PadState; wholeGame: string };

// On a phone: one line under the board, which opens what stands beside it on a desk.
export function Drawer({ game, events, pad, wholeGame }: Props) {
  const { say } = useSpeech();
  const [open, setOpen] = useState<'sheet' | 'tiles' | 'pad' | undefined>(undefined);
  const unseen = Object.values(game.unseen ?? {}).reduce((sum, each) => sum + each, 0);
  return (
    <div class="drawer-line">
      <button
        type="button"
        class="button quiet"
        data-testid="open-tiles"
        aria-label={say('play.bag_and_unseen', { bag: game.bag, unseen })}
        onClick={() => setOpen('tiles')}
      >
        <Icon name="bag" /> {game.bag}
      </button>
      <button type="button" class="button quiet" data-testid="open-sheet" onClick={() => setOpen('sheet')}>
        <Icon name="list" /> {say('sheet.title')}
      </button>
      {game.rack && (
        <button type="button" class="button quiet" data-testid="open-pad" onClick={() => setOpen('pad')}>
          <Icon name="pen" /> {say('play.pad')}
        </button>
      )}
      {wholeGame && (
        <p>
          <Icon name="clock" /> <span class="unseen">{say('play.whole_game')}</span> {wholeGame}
        </p>
      )}
      {open && (
        <Dialog title={say(open === 'sheet' ? 'sheet.title' : open === 'pad' ? 'play.pad' : 'play.unseen')} onClose={() => setOpen(undefined)}>
          {open === 'tiles' && <Unseen game={game} />}
          {open === 'pad' && <Pad pad={pad} />}
          {open === 'sheet' && (
            <>
              {game.match && <MatchLine match={game.match} seats={game.seats} />}
              <Sheet game={game} />
              <Story events={events} />
            </>
          )}
        </Dialog>
      )}
    </div>
  );
}
