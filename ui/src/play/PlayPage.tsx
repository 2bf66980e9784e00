import { useEffect, useState } from 'preact/hooks';
import type { Answer } from '../api/link';
import type { GameView } from '../made/types';
import { keep } from '../app/kept';
import type { Route } from '../app/route';
import { BoardView } from '../board/BoardView';
import { emptyBoard } from '../board/board';
import { printSquare } from '../board/square';
import { boardTexts } from '../board/words';
import { Grounds, RulingLine } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useNarrow } from '../parts/use_narrow';
import { RackView } from '../rack/RackView';
import { TileView } from '../tile/TileView';
import { BOOKS } from '../tile/tile_set';
import { BlankDialog } from './Dialogs';
import { Drawer } from './Drawer';
import { More } from './More';
import { NoTable } from './NoTable';
import { Pad } from './Pad';
import { Panel, Preview } from './Panel';
import { PhaseBar } from './PhaseBar';
import { Seats, Silence, useWholeGame } from './Seats';
import { Sheet } from './Sheet';
import { Story } from './Story';
import { TurnTools } from './TurnTools';
import { Unseen } from './Unseen';
import { groundsOf } from './grounds';
import { inOneLine } from './laying';
import { NO_BONUS, countPlay } from './points';
import { lastSquares, mayDo, rivalOf, sideOf, tagOf } from './table';
import { useDrag } from './use_drag';
import { type LiveGame, useGame } from './use_game';
import { type Lifted, useHand } from './use_hand';
import { usePad } from './use_pad';

export default function PlayPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const id = route.page === 'play' ? route.game : '';
  const live = useGame(id, language);
  const { game, ended } = live;
  useEffect(() => {
    if (game && !game.result) keep('game', game.id);
    if (game?.result) keep('game', '');
  }, [game]);
  if (ended && !game) return <p class="loading">{ended}</p>;
  if (!game && live.failed) return <NoTable game={id} />;
  if (!game) return <p class="loading">{say('shell.loading')}</p>;
  return <Table live={live} game={game} />;
}

// A rack has as many places when it is not full.
const RACK_PLACES = 7;

function Table({ live, game }: { live: LiveGame; game: GameView }) {
  const { say, language } = useSpeech();
  const narrow = useNarrow();
  const { events, fresh, send } = live;
  const by = sideOf(game);
  const bonus = BOOKS[game.rulebook]?.bonus ?? NO_BONUS;
  const mayPlay = mayDo(game, 'make_play');
  const hands = useHand(game);
  const { hand, board } = hands;
  const drag = useDrag<Lifted>(hands.drop);
  const lined = inOneLine(board, hand.laid);
  const count = countPlay(board, hand.laid, bonus);
  const announce = (): void => {
    if (!mayPlay || !fresh || !lined) return;
    send({ command: 'make_play', tiles: [...hand.laid].map(([square, { letter, blank }]) => ({ square, letter, blank })) });
  };
  const total = game.seats[by].score + (mayPlay ? count.points : 0);
  const texts = boardTexts(say);
  const last = game.play ? new Set(game.play.tiles.map(tile => tile.square)) : lastSquares(game.sheet);
  const latest = events.findLast(event => !event.routine);
  const said = live.said ? `${game.seats[live.said.side].name}: ${live.said.text}` : '';
  const pad = usePad(game.id, language, game.role === by);
  const wholeGame = useWholeGame(game, live.since);
  const choosing = game.rack !== null && !game.result && !game.covered && !mayDo(game, 'note') && !mayDo(game, 'withdraw_play');
  useFocusLoss(live);

  return (
    <div
      class="table-page"
      data-testid="table"
      data-phase={game.phase}
      data-moment={game.result ? 'over' : game.on_turn === by ? 'mine' : 'theirs'}
      data-connected={live.connected}
    >
      <PhaseBar game={game}>
        {game.rack && <More game={game} fresh={fresh} send={send} tell={live.tell} />}
      </PhaseBar>
      <p class="unseen" aria-live="polite">
        {latest?.text} {said}
      </p>
      <div class="columns">
        <Seats game={game} since={live.since} connected={live.connected} />
        <div class="middle">
          <div class="board-holder">
            <BoardView
              board={game.covered ? emptyBoard : board}
              laid={game.covered ? emptyBoard : hand.laid}
              last={last}
              texts={texts}
              tag={game.covered ? undefined : tagOf(game, board)}
              cursor={hands.cursor.square}
              direction={hands.cursor.direction}
              onCursor={hands.setCursor}
              onSquare={square => drag.justDragged() || hands.tap(square)}
              onKey={event => (event.key === 'Enter' ? announce() : hands.key(event))}
              onLift={(square, event) => drag.lift({ square }, event)}
            />
            {game.covered && <Covered game={game} />}
          </div>
          {narrow && <Drawer game={game} events={events} pad={pad} wholeGame={wholeGame} />}
          {game.rack && (
            <div class="hand">
              <RackView
                rack={hand.rack}
                texts={{ label: say('play.rack'), blank: say('board.blank') }}
                picked={hands.picked}
                onPick={id => drag.justDragged() || hands.pick(id)}
                onChange={hands.arrange}
                onLift={(id, event) => drag.lift({ id }, event)}
                holes={Math.max(0, RACK_PLACES - hand.rack.length)}
                down={game.covered}
              />
            </div>
          )}
        </div>
        <div class="doing" key={game.result ? 'over' : 'under way'}>
          <div class="moment">
            <div class="cards">
              {said && !choosing && <p class="said small">{said}</p>}
              {live.refused && <Refusal answer={live.refused} onClose={live.forget} />}
              {game.clock.silence_left !== null && <Silence clock={game.clock} since={live.since} />}
              <Panel game={game} events={events} fresh={fresh} send={send} onFound={valid => live.tell({ type: 'found', valid })} />
            </div>
            {choosing && (
              <section class="turn" aria-label={say('play.turn')}>
                <Preview
                  count={count}
                  lined={lined || hand.laid.size === 0}
                  waitsFor={game.play?.side === by ? game.seats[rivalOf(by)].name : ''}
                  said={said}
                />
                <div class="turn-actions">
                  <TurnTools game={game} hands={hands} fresh={fresh} send={send} />
                  <button
                    type="button"
                    class="button primary big announce"
                    data-testid="announce"
                    disabled={!mayPlay || !fresh || !lined}
                    onClick={announce}
                  >
                    <span key={total}>
                      {mayPlay ? say('play.announce', { points: count.points }) : say('play.not_your_turn')}
                      <small>{say('play.total', { total })}</small>
                    </span>
                  </button>
                </div>
              </section>
            )}
          </div>
          {!narrow && <Sheet game={game} />}
        </div>
        {!narrow && (
          <div class="more">
            <Unseen game={game} />
            {game.rack && <Pad pad={pad} />}
            <Story events={events} />
          </div>
        )}
      </div>
      {hands.naming && <BlankDialog alphabet={hands.alphabet} onName={hands.name} />}
      {drag.dragged !== undefined && <Dragged drag={drag} hands={hands} />}
    </div>
  );
}

// Why what was sent was not done, with its grounds.
function Refusal({ answer, onClose }: { answer: Answer; onClose: () => void }) {
  const { say } = useSpeech();
  const rulings = answer.rulings ?? [];
  return (
    <div class={rulings.length > 0 ? 'notice ruling' : 'notice'} role="alert" data-testid="refusal">
      {answer.refusal && <p>{answer.refusal.text}</p>}
      {rulings.map(ruling => (
        <RulingLine key={ruling.reason} ruling={ruling} />
      ))}
      <button type="button" class="button" onClick={onClose}>
        {say('shell.close')}
      </button>
    </div>
  );
}

function Dragged({ drag, hands }: { drag: ReturnType<typeof useDrag<Lifted>>; hands: ReturnType<typeof useHand> }) {
  const { dragged, at } = drag;
  if (!dragged) return null;
  const { rack, laid } = hands.hand;
  const tile = 'id' in dragged ? rack.find(held => held.id === dragged.id) : laid.get(printSquare(dragged.square));
  if (!tile) return null;
  return (
    <div class="dragged tiles" style={{ translate: `calc(${at.x}px - 50%) calc(${at.y}px - 60%)` }}>
      <TileView tile={tile} />
    </div>
  );
}

// Nobody studies the board while words are judged.
function Covered({ game }: { game: GameView }) {
  const { say } = useSpeech();
  const { clock } = game;
  return (
    <div class="covered" data-testid="covered">
      <Icon name="eye" />
      <h2>{say('play.covered')}</h2>
      <p>
        {say('play.covered_why')} {clock.method !== 'none' && clock.running.length === 0 && say('play.covered_clocks')}{' '}
        {clock.game_left !== null && say('play.covered_game')}
      </p>
      <Grounds grounds={groundsOf(BOOKS[game.rulebook]?.covered ?? [], say)} />
    </div>
  );
}

// The arbiter's log keeps how long a player looked elsewhere.
function useFocusLoss({ tell }: LiveGame): void {
  const [, setSince] = useState(0);
  useEffect(() => {
    const onChange = (): void =>
      setSince(since => {
        if (document.hidden) return Date.now();
        if (since > 0) tell({ type: 'focus', milliseconds: Date.now() - since });
        return 0;
      });
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [tell]);
}
