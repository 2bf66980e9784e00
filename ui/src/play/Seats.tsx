import { useEffect, useState } from 'preact/hooks';
import type { ClockView, GameView } from '../api/types';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import type { Side } from './side';
import { rivalOf, sideOf } from './table';
import { leftNow, printClock } from './time';

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
  const now = useNow(ticking);
  const goesOn = !game.result;
  return (
    <section class="seats" aria-label={say('play.seats')}>
      {[rivalOf(me), me].map(side => (
        <Seat key={side} game={game} side={side} left={leftOf(game, side, since, now)} />
      ))}
      {clock.game_left !== null && (
        <p class="whole-game small">
          <Icon name="clock" /> {say('play.whole_game')}{' '}
          <b>{printClock(leftNow(clock.game_left, goesOn, since, now))}</b>
        </p>
      )}
      {clock.silence_left !== null && (
        <p class="whole-game small">
          <Icon name="clock" /> {say('play.silence')}{' '}
          <b>{printClock(leftNow(clock.silence_left, goesOn, since, now))}</b>
        </p>
      )}
      <p class="terms small muted">
        <span class="pill">
          <Icon name="book" /> {bookName(game.rulebook)}
        </span>
        <span class="pill">
          <Icon name="clock" /> {say(CLOCKS[clock.method === 'chess_clock' ? clock.mode : clock.method])}
        </span>
      </p>
      {!connected && (
        <p class="offline small" role="alert">
          <Icon name="warn" /> {say('play.offline')}
        </p>
      )}
    </section>
  );
}

function Seat({ game, side, left }: { game: GameView; side: Side; left: number | undefined }) {
  const { say } = useSpeech();
  const seat = game.seats[side];
  const running = runs(game.clock, side, game);
  const pending = game.play?.announced && game.play.side === side ? game.play.points : 0;
  const isMe = game.role === side;
  return (
    <article class={running ? 'seat running' : 'seat'} data-testid={isMe ? 'my-seat' : 'rival-seat'}>
      <h3>
        {seat.name} {isMe && <span class="pill accent">{say('play.you')}</span>}
        {!seat.present && <span class="pill warn">{say('play.absent')}</span>}
      </h3>
      <p class="points">
        <b data-testid={isMe ? 'my-score' : 'rival-score'}>{seat.score}</b>
        {pending > 0 && <em>+{pending}</em>} <small>{say('play.points_word')}</small>
      </p>
      {left !== undefined && (
        <p class="clock">
          <time>{printClock(left, game.clock.method === 'timer')}</time>
          <span class="small">
            <Icon name={running ? 'play' : 'pause'} /> {say(running ? 'play.runs' : 'play.stopped')}
          </span>
        </p>
      )}
    </article>
  );
}

function runs(clock: ClockView, side: Side, game: GameView): boolean {
  if (clock.method === 'timer') return game.on_turn === side && !game.result && clock.stops.length === 0;
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

// The time, four times a second while somebody looks at a clock that runs.
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    setNow(Date.now());
    if (!ticking) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [ticking]);
  return Math.max(now, 0);
}
