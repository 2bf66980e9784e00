import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { DeskKeyView, GameView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { printRoute } from '../app/route';
import type { TextKey } from '../i18n/say';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { ClaimDialog } from './ClaimDialog';
import { AskDialog } from './Dialogs';
import type { Send } from './Panel';
import { mayDo, rivalOf, sideOf } from './table';
import type { LiveGame } from './use_game';

type Props = { game: GameView; fresh: boolean; send: Send; tell: LiveGame['tell'] };

const COURTESIES = [
  ['good_luck', 'play.good_luck'],
  ['good_play', 'play.good_play'],
  ['thanks', 'play.thanks'],
  ['sorry', 'play.sorry'],
  ['good_game', 'play.good_game'],
] as const satisfies readonly (readonly [string, TextKey])[];

const QUESTIONS = {
  resign: ['play.resign', 'play.resign_text', 'play.resign_do'],
  no_moves: ['play.no_moves', 'play.no_moves_text', 'play.no_moves_do'],
  leave: ['play.leave', 'play.leave_text', 'play.leave_do'],
} as const satisfies Record<string, readonly [TextKey, TextKey, TextKey]>;

// What somebody stopped, and somebody may start again.
const BY_HAND: ReadonlySet<string> = new Set(['referee_called', 'verification', 'score_difference']);

type Question = keyof typeof QUESTIONS;

// What a player may do whatever the phase: courtesies, the arbiter, absence, the end.
export function More({ game, fresh, send, tell }: Props) {
  const { say } = useSpeech();
  const [open, setOpen] = useState<Question | 'menu' | 'arbiter' | undefined>(undefined);
  const side = sideOf(game);
  const close = (): void => setOpen(undefined);
  const act = (command: Record<string, unknown>): void => {
    close();
    send(command);
  };
  const commands: Readonly<Record<Question, Record<string, unknown>>> = {
    resign: { command: 'resign' },
    no_moves: { command: 'declare_no_moves' },
    leave: { command: 'leave', side, notified: true },
  };
  const ask = (question: Question, text: TextKey, kind = ''): preact.JSX.Element => (
    <button type="button" class={`button ${kind}`} data-testid={`more-${question}`} disabled={!fresh} onClick={() => setOpen(question)}>
      {say(text)}
    </button>
  );
  return (
    <>
      <button type="button" class="button quiet only-icon more-button" data-testid="more" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <Icon name="menu" />
        <span>{say('play.more')}</span>
      </button>
      {open === 'menu' && (
        <Dialog title={say('play.more')} onClose={close}>
          <div class="menu">
            <h3>{say('play.courtesies')}</h3>
            <div class="courtesies">
              {COURTESIES.map(([courtesy, text]) => (
                <button
                  key={courtesy}
                  type="button"
                  class="button"
                  data-testid={`courtesy-${courtesy}`}
                  onClick={() => {
                    close();
                    tell({ type: 'courtesy', courtesy });
                  }}
                >
                  {say(text)}
                </button>
              ))}
            </div>
            <h3>{say('play.this_game')}</h3>
            {game.judge === 'arbiter' && <DeskLink game={game.id} />}
            {game.judge === 'arbiter' && (
              <button type="button" class="button" data-testid="more-arbiter" onClick={() => setOpen('arbiter')}>
                {say('play.call_arbiter')}
              </button>
            )}
            {mayDo(game, 'note') && mayDo(game, 'stop_clocks') && game.clock.method === 'chess_clock' && (
              <button type="button" class="button" disabled={!fresh} onClick={() => act({ command: 'stop_clocks', stop: 'verification' })}>
                {say('play.verify_sum')}
              </button>
            )}
            {mayDo(game, 'resume_clocks') && game.clock.stops.some(stop => BY_HAND.has(stop)) && (
              <button type="button" class="button" disabled={!fresh} onClick={() => act({ command: 'resume_clocks' })}>
                {say('play.resume_clocks')}
              </button>
            )}
            {mayDo(game, 'declare_no_moves') && ask('no_moves', 'play.no_moves')}
            {mayDo(game, 'leave') && ask('leave', 'play.leave')}
            {mayDo(game, 'return') && (
              <button type="button" class="button primary" disabled={!fresh} onClick={() => act({ command: 'return', side })}>
                {say('play.come_back')}
              </button>
            )}
            <Claim game={game} />
            {mayDo(game, 'resign') && ask('resign', 'play.resign', 'against')}
          </div>
        </Dialog>
      )}
      {open === 'arbiter' && <ClaimDialog game={game} onClose={close} />}
      {open !== undefined && open !== 'menu' && open !== 'arbiter' && (
        <AskDialog
          title={say(QUESTIONS[open][0])}
          text={say(QUESTIONS[open][1])}
          act={say(QUESTIONS[open][2])}
          against={open === 'resign'}
          onAct={() => act(commands[open])}
          onClose={close}
        />
      )}
    </>
  );
}

// The opponent has gone and is to move: after some minutes the game may be claimed.
function Claim({ game }: { game: GameView }) {
  const { say } = useSpeech();
  const { busy, failure, send } = useSent();
  if (game.result || game.seats[rivalOf(sideOf(game))].present) return null;
  const claim = (): void => void send(`/api/games/${encodeURIComponent(game.id)}/claim`, {}, () => undefined);
  return (
    <>
      <button type="button" class="button" data-testid="claim" disabled={busy} onClick={claim}>
        {say('play.claim')}
      </button>
      <Failure failure={failure} />
    </>
  );
}

// What the players hand to their arbiter.
function DeskLink({ game }: { game: string }) {
  const { say, language } = useSpeech();
  const path = `/api/games/${encodeURIComponent(game)}/desk/key`;
  const { value } = useLoaded(() => read<DeskKeyView>(path, { language }), path);
  const link = value ? `${location.origin}/${printRoute({ page: 'desk', game, key: value.key })}` : '';
  return (
    <label class="field">
      {say('desk.link')}
      <input type="text" readOnly value={link} data-testid="desk-link" onFocus={event => event.currentTarget.select()} />
    </label>
  );
}
