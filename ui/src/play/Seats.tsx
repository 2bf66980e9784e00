import type { ClockView, GameView } from '../made/types';
import { Icon } from '../parts/Icon';
import { whole } from '../i18n/numbers';
import type { Say } from '../i18n/say';
import { useSpeech } from '../parts/context';
import { Grounds } from '../parts/Cite';
import { BOOKS, bookName } from '../tile/tile_set';
import { AskedClocks } from './AskedClocks';
import { groundsOf } from './grounds';
import { MatchLine } from './MatchLine';
import { SIDES, type Side } from './side';
import { rivalOf, sideOf } from './table';
import { leftNow, overtimePoints, printClock, sayClock } from './time';
import { useNow } from './use_now';

const CLOCKS = {
  corrido: 'play.clock_corrido',
  no_corrido: 'play.clock_no_corrido',
  timer: 'play.clock_timer',
  none: 'play.clock_none',
} as const;

type Props = { game: GameView; since: number; connected: boolean };

// Both players with their points and clocks, and the time of the whole game.
export function Seats({ game, since, connected }: Props) {
  const { say } = useSpeech();
  const me = sideOf(game);
  const { clock } = game;
  const ticking = clock.running.length > 0 || clock.turn_left !== null || clock.game_left !== null;
  const now = useNow(ticking, at => SIDES.map(side => shownClock(game, leftOf(game, side, since, at))).join(' '));
  const wholeGame = useWholeGame(game, since);
  return (
    <section class="seats" aria-label={say('play.seats')}>
      {[rivalOf(me), me].map(side => (
        <Seat key={side} game={game} side={side} left={leftOf(game, side, since, now)} />
      ))}
      {game.match && <MatchLine match={game.match} seats={game.seats} />}
      <p class="terms small muted">
        <span class="pill">
          <Icon name="book" /> {bookName(game.rulebook)}
        </span>
        <span class="pill">
          <Icon name="clock" /> {say(CLOCKS[clock.method === 'chess_clock' ? clock.mode : clock.method])}
        </span>
        {wholeGame && (
          <span class="pill">
            {say('play.whole_game')} <b>{wholeGame}</b>
          </span>
        )}
      </p>
      {clock.method !== 'none' && <AskedClocks told={() => toldClocks(game, since, say)} />}
      {!connected && (
        <p class="offline small" role="alert">
          <Icon name="warn" /> {say('play.offline')}
        </p>
      )}
    </section>
  );
}

function Seat({ game, side, left }: { game: GameView; side: Side; left: number | undefined }) {
  const { say, language } = useSpeech();
  const seat = game.seats[side];
  const running = runs(game, side);
  const pending = game.play?.announced && game.play.side === side ? game.play.points : 0;
  const isMe = game.role === side;
  const timed = game.clock.method !== 'none';
  const rule = BOOKS[game.rulebook]?.overtime;
  const overtime = rule && left !== undefined && !game.result && game.clock.method === 'chess_clock' ? overtimePoints(left, rule) : 0;
  return (
    <article class={`seat ${timed ? 'timed' : ''} ${running ? 'running' : ''}`} data-testid={isMe ? 'my-seat' : 'rival-seat'}>
      <h3>
        <span class="seat-name">{seat.name}</span> {isMe && <span class="pill accent">{say('play.you')}</span>}
        {seat.away ? (
          <span class="pill warn">{say('play.away')}</span>
        ) : (
          !seat.present && <span class="pill warn">{say('play.absent')}</span>
        )}
      </h3>
      <p class="points">
        <b data-testid={isMe ? 'my-score' : 'rival-score'}>{whole(seat.score, language)}</b>
        <small key={seat.score}>{say('play.points_word')}</small>
        {pending > 0 && <em>+{pending}</em>}
      </p>
      {left !== undefined && (
        <p class="clock">
          <time>{shownClock(game, left)}</time>
          <span class="small">
            <Icon name={running ? 'play' : 'pause'} /> {say(running ? 'play.runs' : 'play.stopped')}
          </span>
        </p>
      )}
      {overtime > 0 && (
        <p class="overtime small" data-testid={isMe ? 'my-overtime' : 'rival-overtime'}>
          <b>{say('play.overtime', { points: -overtime })}</b> <Grounds grounds={groundsOf(rule?.cited ?? [], say)} />
        </p>
      )}
    </article>
  );
}

// A timer shows tenths when little is left of it.
function shownClock({ clock }: GameView, left: number | undefined): string {
  return left === undefined ? '' : printClock(left, clock.method === 'timer');
}

function runs({ clock, on_turn: onTurn, result }: GameView, side: Side): boolean {
  if (clock.method === 'timer') return onTurn === side && !result && clock.stops.length === 0;
  return clock.running.includes(side);
}

function leftOf(game: GameView, side: Side, since: number, now: number): number | undefined {
  const { clock } = game;
  if (clock.method === 'timer') {
    if (clock.turn_left === null || game.on_turn !== side) return undefined;
    return leftNow(clock.turn_left, clock.stops.length === 0, since, now);
  }
  const left = clock.left?.[side];
  return left === undefined ? undefined : leftNow(left, clock.running.includes(side), since, now);
}

// Both clocks in words, and the whole game's.
function toldClocks(game: GameView, since: number, say: Say): string {
  const now = Date.now();
  const { clock } = game;
  const sides = SIDES.flatMap(side => {
    const left = leftOf(game, side, since, now);
    const state = say(runs(game, side) ? 'play.runs' : 'play.stopped');
    return left === undefined ? [] : [`${game.seats[side].name}: ${sayClock(left, say)}, ${state}.`];
  });
  const entire = clock.game_left === null ? undefined : sayClock(leftNow(clock.game_left, !game.result, since, now), say);
  return [...sides, ...(entire ? [`${say('play.whole_game')} ${entire}.`] : [])].join(' ');
}

// What is left of the whole game as a clock shows it; empty without such a limit.
export function useWholeGame({ clock, result }: GameView, since: number): string {
  const shown = (at: number): string => (clock.game_left === null ? '' : printClock(leftNow(clock.game_left, !result, since, at)));
  return shown(useNow(clock.game_left !== null, shown));
}

// What is left before silence is acceptance, where the tournament has set such a time.
export function Silence({ clock, since }: { clock: ClockView; since: number }) {
  const { say } = useSpeech();
  const shown = (at: number): string => printClock(Math.max(0, leftNow(clock.silence_left ?? 0, true, since, at)));
  const left = shown(useNow(true, shown));
  if (clock.silence_left === null) return null;
  return (
    <p class="silence small">
      <Icon name="clock" /> {say('play.silence')} <b>{left}</b>
    </p>
  );
}
