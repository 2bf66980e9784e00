import { useEffect, useState } from 'preact/hooks';
import type { ChallengeView, EventView, GameView, PlayView } from '../made/types';
import { printPlacement } from '../board/square';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { BOOKS } from '../tile/tile_set';
import { Closing } from './Closing';
import { AppealDialog } from './Dialogs';
import { VerdictCard } from './VerdictCard';
import { groundsOf } from './grounds';
import { NO_BONUS, type Count, countPlay } from './points';
import { boardOf, followedFrom, mayDo, sideOf, verdictOn } from './table';

export type Send = (command: Record<string, unknown>, sheetVersion?: string) => void;

type Props = {
  game: GameView;
  events: readonly EventView[];
  fresh: boolean;
  send: Send;
  onFound: (valid: boolean) => void;
};

// What the moment asks of this player, with its words and its one main action.
export function Panel({ game, events, fresh, send, onFound }: Props) {
  const { say } = useSpeech();
  const [appealing, setAppealing] = useState(false);
  const [seen, setSeen] = useState(-1);
  const [challenge, setChallenge] = useState<ChallengeView | undefined>(undefined);
  useEffect(() => {
    if (game.challenge) setChallenge(game.challenge);
    else if (game.play && !game.play.answered) setChallenge(undefined);
  }, [game.challenge, game.play]);
  const verdict = verdictOn(events, game.phase);
  const final = verdict?.event.kind === 'appeal_decided';
  const needed = mayDo(game, 'withdraw_play') || (mayDo(game, 'appeal') && !final);
  // Whoever played on has seen that the words were good.
  const isNews = verdict !== undefined && verdict.event.version > seen && (!verdict.valid || game.play !== null);
  const appeal = mayDo(game, 'appeal') && !final ? () => setAppealing(true) : undefined;
  return (
    <>
      {game.result && <Closing game={game} fresh={fresh} send={send} />}
      {mayDo(game, 'note') && <Announced game={game} fresh={fresh} send={send} />}
      {mayDo(game, 'choose_centre') && (
        <section class="card">
          <div class="card-body">
            <p>{say('play.centre_question')}</p>
            <div class="actions">
              <button
                type="button"
                class="button primary grow"
                data-testid="centre-accept"
                disabled={!fresh}
                onClick={() => send({ command: 'choose_centre', accept: true })}
              >
                {say('play.centre_accept')}
              </button>
              <button type="button" class="button against grow" disabled={!fresh} onClick={() => send({ command: 'choose_centre', accept: false })}>
                {say('play.centre_refuse')}
              </button>
            </div>
          </div>
        </section>
      )}
      {game.clock.stops.includes('referee_called') && !game.result && (
        <section class="notice" role="status">
          <p>{say('play.arbiter_called')}</p>
          {mayDo(game, 'resume_clocks') && (
            <button type="button" class="button" data-testid="resume" disabled={!fresh} onClick={() => send({ command: 'resume_clocks' })}>
              {say('play.resume_clocks')}
            </button>
          )}
        </section>
      )}
      {game.phase === 'challenged' && <Challenged game={game} fresh={fresh} onFound={onFound} />}
      {game.phase === 'appealed' && (
        <section class="card judging" role="status" data-testid="appealed">
          <header>
            <h3>{say('play.appealed')}</h3>
          </header>
          <div class="card-body">
            <p>{say('play.judged_by_arbiter')}</p>
          </div>
        </section>
      )}
      {verdict && !game.covered && !game.result && (needed || isNews) && (
        <VerdictCard
          game={game}
          verdict={verdict}
          words={challenge?.words ?? []}
          after={followedFrom(verdict, events)}
        >
          {mayDo(game, 'withdraw_play') && (
            <button
              type="button"
              class="button primary big grow"
              data-testid="withdraw"
              disabled={!fresh}
              onClick={() => {
                setSeen(verdict.event.version);
                send({ command: 'withdraw_play' });
              }}
            >
              {say('play.withdraw')}
            </button>
          )}
          {appeal && (
            <button type="button" class="button big" data-testid="appeal" disabled={!fresh} onClick={appeal}>
              <Icon name="pen" /> {say('play.appeal')}
            </button>
          )}
          {!needed && !mayDo(game, 'note') && (
            <button type="button" class="button grow" data-testid="seen" onClick={() => setSeen(verdict.event.version)}>
              {say('play.seen')}
            </button>
          )}
        </VerdictCard>
      )}
      {appealing && (
        <AppealDialog
          onClose={() => setAppealing(false)}
          onAppeal={(text, hidden) => {
            setAppealing(false);
            send({ command: 'appeal', arguments: text, hidden_from_rival: hidden });
          }}
        />
      )}
    </>
  );
}

// The step of the turn in which a play is noted or challenged.
const NOTING = 2;

// What each word of an announced play counts, by its place; the whole is what was announced.
function pointsByPlace(game: GameView, play: PlayView): ReadonlyMap<string, number> {
  const bonus = BOOKS[game.rulebook]?.bonus ?? NO_BONUS;
  const { words } = countPlay(boardOf(game.board), boardOf(play.tiles), bonus);
  return new Map(words.map(({ word, points }) => [printPlacement(word.start), points]));
}

// The opponent has announced: note it, or challenge words of it.
function Announced({ game, fresh, send }: { game: GameView; fresh: boolean; send: Send }) {
  const { say } = useSpeech();
  const [doubted, setDoubted] = useState<ReadonlySet<string>>(new Set());
  const play = game.play;
  if (!play) return null;
  const main = play.words[0];
  const mayChallenge = mayDo(game, 'challenge');
  const points = pointsByPlace(game, play);
  const grounds = groundsOf(BOOKS[game.rulebook]?.steps[NOTING] ?? [], say).slice(0, 1);
  return (
    <section class="card announced">
      <header>
        <h3>{say('play.announces', { player: game.seats[play.side].name })}</h3>
        <Grounds grounds={grounds} />
      </header>
      <div class="card-body">
        <p class="headline">
          <span class="word">{main?.letters.join('')}</span>
          <b>{play.points}</b>
          <span class="muted small">{say('play.total', { total: game.seats[play.side].score + play.points })}</span>
        </p>
        <div class="doubts">
          {play.words.map(word => (
            <label key={word.place} class="check">
              {mayChallenge && (
                <input
                  type="checkbox"
                  checked={doubted.has(word.place)}
                  onChange={event => {
                    const on = event.currentTarget.checked;
                    setDoubted(before => new Set(on ? [...before, word.place] : [...before].filter(each => each !== word.place)));
                  }}
                />
              )}
              <span class="word">{word.letters.join('')}</span>
              <span>{say('play.word_points', { place: word.place, points: points.get(word.place) ?? '' })}</span>
            </label>
          ))}
        </div>
        <div class="actions halves">
          <button type="button" class="button primary big" data-testid="note" disabled={!fresh} onClick={() => send({ command: 'note' })}>
            <Icon name="pen" />
            <span>
              {say('play.note', { points: play.points })}
              <small>{say('play.note_effect')}</small>
            </span>
          </button>
          {mayChallenge && (
            <button
              type="button"
              class="button against big"
              data-testid="challenge"
              disabled={!fresh || doubted.size === 0}
              onClick={() => send({ command: 'challenge', words: [...doubted] })}
            >
              <Icon name="hand" />
              <span>
                {say('play.challenge')}
                <small>{doubted.size === 0 ? say('play.challenge_choose') : say('play.challenge_count', { count: doubted.size })}</small>
              </span>
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

function Challenged({ game, fresh, onFound }: { game: GameView; fresh: boolean; onFound: (valid: boolean) => void }) {
  const { say } = useSpeech();
  const me = sideOf(game);
  const asked = game.judge === 'players' && game.role === me && !game.challenge?.agreed.includes(me);
  return (
    <section class="card judging">
      <header>
        <h3>{say('play.challenged')}</h3>
      </header>
      <div class="card-body">
        <p class="word">{game.challenge?.words.map(word => word.join('')).join(', ')}</p>
        <p>{say(game.judge === 'players' ? 'play.judged_by_players' : game.judge === 'arbiter' ? 'play.judged_by_arbiter' : 'play.judged_by_list')}</p>
        {asked && (
          <div class="actions halves">
            <button type="button" class="button primary big" data-testid="found-valid" disabled={!fresh} onClick={() => onFound(true)}>
              {say('play.found_valid')}
            </button>
            <button type="button" class="button against big" data-testid="found-invalid" disabled={!fresh} onClick={() => onFound(false)}>
              {say('play.found_invalid')}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

type PreviewProps = { count: Count; lined: boolean; waitsFor: string; said: string };

// The words that the laid tiles form and what they count: no word is judged here. Without tiles,
// the courtesy that the opponent said last, or what to do.
export function Preview({ count, lined, waitsFor, said }: PreviewProps) {
  const { say } = useSpeech();
  if (waitsFor) return <p class="preview muted">{said || say('play.announced_waits', { player: waitsFor })}</p>;
  if (!lined) return <p class="preview muted">{say('play.preview_line')}</p>;
  if (count.words.length === 0) return <p class="preview muted">{said || say('play.preview_empty')}</p>;
  return (
    <ul class="preview" aria-label={say('play.preview')}>
      {count.words.map(({ word, points }) => (
        <li key={printPlacement(word.start)}>
          <span class="word">{word.tiles.map(tile => tile.letter).join('')}</span> {points}
        </li>
      ))}
    </ul>
  );
}
