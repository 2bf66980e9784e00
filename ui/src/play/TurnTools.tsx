import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { DeskKeyView, GameView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { printRoute } from '../app/route';
import type { TextKey } from '../i18n/say';
import { Dialog } from '../parts/Dialog';
import { Icon, type IconName } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { AskDialog, ExchangeDialog, face } from './Dialogs';
import type { Send } from './Panel';
import { takeUpAll } from './laying';
import { mayDo, sideOf } from './table';
import type { LiveGame } from './use_game';
import type { HandState } from './use_hand';

type Props = { game: GameView; hands: HandState; fresh: boolean; send: Send; tell: LiveGame['tell'] };
type Open = 'exchange' | 'free' | 'pass' | 'resign' | 'no_moves' | 'more' | undefined;

const COURTESIES = [
  ['good_luck', 'play.good_luck'],
  ['good_play', 'play.good_play'],
  ['thanks', 'play.thanks'],
  ['sorry', 'play.sorry'],
  ['good_game', 'play.good_game'],
] as const satisfies readonly (readonly [string, TextKey])[];

const QUESTIONS = {
  free: ['play.free_exchange', 'play.free_exchange_text', 'play.free_exchange_do'],
  pass: ['play.pass', 'play.pass_text', 'play.pass_do'],
  resign: ['play.resign', 'play.resign_text', 'play.resign_do'],
  no_moves: ['play.no_moves', 'play.no_moves_text', 'play.no_moves_do'],
} as const satisfies Record<string, readonly [TextKey, TextKey, TextKey]>;

// What a player may do besides announcing a play.
export function TurnTools({ game, hands, fresh, send, tell }: Props) {
  const { say } = useSpeech();
  const [open, setOpen] = useState<Open>(undefined);
  const by = sideOf(game);
  const close = (): void => setOpen(undefined);
  const act = (command: Record<string, unknown>): void => {
    close();
    send(command);
  };
  const rack = takeUpAll(hands.hand).rack;
  const commands = {
    free: { command: 'exchange_freely', rack: rack.map(face) },
    pass: { command: 'pass' },
    resign: { command: 'resign' },
    no_moves: { command: 'declare_no_moves' },
  };
  return (
    <>
      <div class="tools">
        <Tool icon="back" text="play.recall" disabled={hands.hand.laid.size === 0} onUse={hands.recall} />
        <Tool icon="shuffle" text="play.shuffle" disabled={hands.hand.rack.length < 2} onUse={hands.mix} />
        <Tool icon="swap" text="play.exchange" disabled={!fresh || !mayDo(game, 'exchange_tiles')} onUse={() => setOpen('exchange')} />
        <Tool icon="skip" text="play.pass" disabled={!fresh || !mayDo(game, 'pass')} onUse={() => setOpen('pass')} />
        <Tool icon="list" text="play.more" disabled={false} onUse={() => setOpen('more')} />
      </div>
      {open === 'exchange' && (
        <ExchangeDialog
          rack={rack}
          bag={game.bag}
          onClose={close}
          onExchange={tiles => act({ command: 'exchange_tiles', tiles })}
        />
      )}
      {open === 'more' && (
        <Dialog title={say('play.more')} onClose={close}>
          <div class="menu">
            {game.judge === 'arbiter' && <DeskLink game={game.id} />}
            {mayDo(game, 'exchange_freely') && (
              <button type="button" class="button" disabled={!fresh} onClick={() => setOpen('free')}>
                {say('play.free_exchange')}
              </button>
            )}
            {mayDo(game, 'declare_no_moves') && (
              <button type="button" class="button" disabled={!fresh} onClick={() => setOpen('no_moves')}>
                {say('play.no_moves')}
              </button>
            )}
            {mayDo(game, 'leave') && (
              <button type="button" class="button" disabled={!fresh} onClick={() => act({ command: 'leave', side: by, notified: true })}>
                {say('play.leave')}
              </button>
            )}
            {mayDo(game, 'return') && (
              <button type="button" class="button" disabled={!fresh} onClick={() => act({ command: 'return', side: by })}>
                {say('play.come_back')}
              </button>
            )}
            {COURTESIES.map(([courtesy, text]) => (
              <button
                key={courtesy}
                type="button"
                class="button quiet"
                onClick={() => {
                  close();
                  tell({ type: 'courtesy', courtesy });
                }}
              >
                {say(text)}
              </button>
            ))}
            {mayDo(game, 'resign') && (
              <button type="button" class="button against" disabled={!fresh} onClick={() => setOpen('resign')}>
                {say('play.resign')}
              </button>
            )}
          </div>
        </Dialog>
      )}
      {(open === 'free' || open === 'pass' || open === 'resign' || open === 'no_moves') && (
        <AskDialog
          title={say(QUESTIONS[open][0])}
          text={say(QUESTIONS[open][1])}
          act={say(QUESTIONS[open][2])}
          onAct={() => act(commands[open])}
          onClose={close}
        />
      )}
    </>
  );
}

// What the players hand to their arbiter.
function DeskLink({ game }: { game: string }) {
  const { say, language } = useSpeech();
  const path = `/api/games/${encodeURIComponent(game)}/desk/key`;
  const { value } = useLoaded(() => read<DeskKeyView>(path, { language }), path);
  if (!value) return null;
  const link = `${location.origin}/${printRoute({ page: 'desk', game, key: value.key })}`;
  return (
    <label class="field">
      {say('desk.link')}
      <input type="text" readOnly value={link} data-testid="desk-link" onFocus={event => event.currentTarget.select()} />
    </label>
  );
}

type ToolProps = { icon: IconName; text: TextKey; disabled: boolean; onUse: () => void };

function Tool({ icon, text, disabled, onUse }: ToolProps) {
  const { say } = useSpeech();
  return (
    <button type="button" class="button quiet tool" data-testid={`tool-${icon}`} disabled={disabled} onClick={onUse}>
      <Icon name={icon} />
      <small>{say(text)}</small>
    </button>
  );
}
