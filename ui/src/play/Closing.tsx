import type { GameView } from '../made/types';
import { printRoute } from '../app/route';
import { whole } from '../i18n/numbers';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { TilesView } from '../tile/TilesView';
import { tileSet } from '../tile/tile_set';
import type { Send } from './Panel';
import { matchScore } from './match_score';
import { SIDES } from './side';
import { mayDo, rivalOf, sideOf } from './table';

// The end: result, both signatures, and what one may take away.
export function Closing({ game, fresh, send }: { game: GameView; fresh: boolean; send: Send }) {
  const { say, language } = useSpeech();
  const { result } = game;
  if (!result) return null;
  const goesOn = game.match !== null && game.match.number < game.match.games;
  const signers = SIDES.filter(side => game.seats[side].signed);
  return (
    <section class="card closing" data-testid="result">
      <header>
        <h2>{result.winner ? say('play.wins', { player: game.seats[result.winner].name }) : say('play.drawn_game')}</h2>
      </header>
      <div class="card-body">
        <p class="headline">
          <b>{whole(game.seats.A.score, language)}</b>
          <span class="muted">{say('play.score_between')}</span>
          <b>{whole(game.seats.B.score, language)}</b>
          {game.match && (
            <span class="match-score small muted" data-testid="match-score">
              {matchScore(game.match, game.seats, say, language)}
            </span>
          )}
        </p>
        {game.rack && <Signature game={game} fresh={fresh} send={send} />}
        {SIDES.map(side => (
          <RackLeft key={side} game={game} tiles={result.racks[side] ?? []} name={game.seats[side].name} />
        ))}
        <p class="small muted">
          {signers.length === 0 ? say('play.unsigned') : say('play.signed_by', { players: signers.map(side => game.seats[side].name).join(', ') })}
        </p>
        <div class="actions">
          <a class="button" data-testid="journal" href={`/api/games/${encodeURIComponent(game.id)}/journal`} download={`letrado-${game.id}.jsonl`}>
            <Icon name="download" /> {say('play.journal')}
          </a>
          <a class="button" data-testid="verify-draw" href={printRoute({ page: 'draw', game: game.id })}>
            <Icon name="bag" /> {say('play.verify_draw')}
          </a>
          {game.rematch ? (
            <a class="button primary" data-testid="go-to-rematch" href={printRoute({ page: 'play', game: game.rematch })}>
              <Icon name="play" /> {say(goesOn ? 'play.match_next' : 'play.go_to_rematch')}
            </a>
          ) : (
            game.rack && <Rematch game={game} goesOn={goesOn} />
          )}
          <a class="button" href={printRoute({ page: 'home' })}>
            <Icon name="play" /> {say('play.another_game')}
          </a>
          {mayDo(game, 'ask_to_reopen') && game.arbiter_present && (
            <button type="button" class="button" disabled={!fresh} onClick={() => send({ command: 'ask_to_reopen' })}>
              {say('play.reopen')}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}

// The button stays when it has been used, so that nothing below it moves.
function Signature({ game, fresh, send }: { game: GameView; fresh: boolean; send: Send }) {
  const { say } = useSpeech();
  const signed = game.seats[sideOf(game)].signed;
  return (
    <button
      type="button"
      class="button primary big"
      data-testid="sign"
      disabled={!fresh || !mayDo(game, 'sign')}
      onClick={() => send({ command: 'sign' }, game.sheet_version)}
    >
      <Icon name={signed ? 'check' : 'pen'} /> {say(signed ? 'play.signed' : 'play.sign')}
    </button>
  );
}

// The tiles that somebody was left with.
function RackLeft({ game, tiles, name }: { game: GameView; tiles: readonly string[]; name: string }) {
  const { say } = useSpeech();
  if (tiles.length === 0) return null;
  const set = tileSet(game.tile_set);
  return (
    <p class="rack-left small muted">
      {say('play.racks_left', { player: name })}{' '}
      <span class="tiles" role="img" aria-label={tiles.join(', ')}>
        <TilesView letters={tiles} set={set} />
      </span>
    </p>
  );
}

// Another game of the same two, or the next of their match, once both have asked for it.
function Rematch({ game, goesOn }: { game: GameView; goesOn: boolean }) {
  const { say } = useSpeech();
  const { busy, failure, send } = useSent();
  const me = sideOf(game);
  const asked = game.rematch_asked.includes(me);
  // The table itself tells what comes of it.
  const ask = (): void => void send(`/api/games/${encodeURIComponent(game.id)}/rematch`, {}, () => undefined);
  return (
    <>
      {game.rematch_asked.includes(rivalOf(me)) && (
        <p class="notice" role="status">
          {say('play.rival_wants_rematch', { player: game.seats[rivalOf(me)].name })}
        </p>
      )}
      <button type="button" class="button" data-testid="rematch" disabled={asked || busy} onClick={ask}>
        <Icon name="swap" /> {say(asked ? 'play.rematch_asked' : goesOn ? 'play.match_next' : 'play.rematch')}
      </button>
      <Failure failure={failure} />
    </>
  );
}
