import { useState } from 'preact/hooks';
import type { GameView } from '../made/types';
import type { TextKey } from '../i18n/say';
import { Icon, type IconName } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { AskDialog, ExchangeDialog, face } from './Dialogs';
import type { Send } from './Panel';
import { takeUpAll } from './laying';
import { mayDo } from './table';
import type { HandState } from './use_hand';

type Props = { game: GameView; hands: HandState; fresh: boolean; send: Send };

// What a player on turn may do besides announcing a play.
export function TurnTools({ game, hands, fresh, send }: Props) {
  const { say } = useSpeech();
  const [open, setOpen] = useState<'exchange' | 'pass' | undefined>(undefined);
  const close = (): void => setOpen(undefined);
  const act = (command: Record<string, unknown>): void => {
    close();
    send(command);
  };
  const rack = takeUpAll(hands.hand).rack;
  return (
    <>
      <div class="tools">
        <Tool icon="back" text="play.recall" disabled={hands.hand.laid.size === 0} onUse={hands.recall} />
        <Tool icon="shuffle" text="play.shuffle" disabled={hands.hand.rack.length < 2} onUse={hands.mix} />
        <Tool icon="swap" text="play.exchange" locked={!mayDo(game, 'exchange_tiles')} disabled={!fresh} onUse={() => setOpen('exchange')} />
        <Tool icon="skip" text="play.pass" locked={!mayDo(game, 'pass')} disabled={!fresh} onUse={() => setOpen('pass')} />
      </div>
      {open === 'exchange' && (
        <ExchangeDialog
          rack={rack}
          bag={game.bag}
          free={mayDo(game, 'exchange_freely')}
          onClose={close}
          onExchange={tiles => act({ command: 'exchange_tiles', tiles })}
          onFree={() => act({ command: 'exchange_freely', rack: rack.map(face) })}
        />
      )}
      {open === 'pass' && (
        <AskDialog
          title={say('play.pass')}
          text={say('play.pass_text')}
          act={say('play.pass_do')}
          onAct={() => act({ command: 'pass' })}
          onClose={close}
        />
      )}
    </>
  );
}

type ToolProps = { icon: IconName; text: TextKey; disabled: boolean; locked?: boolean; onUse: () => void };

// A tool that costs a turn shows a lock while the turn is not one's own.
function Tool({ icon, text, disabled, locked = false, onUse }: ToolProps) {
  const { say } = useSpeech();
  return (
    <button
      type="button"
      class="button quiet tool"
      data-testid={`tool-${icon}`}
      title={locked ? say('play.only_on_turn') : undefined}
      disabled={disabled || locked}
      onClick={onUse}
    >
      <Icon name={locked ? 'lock' : icon} />
      <small>{say(text)}</small>
    </button>
  );
}
