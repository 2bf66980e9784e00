import { useState } from 'preact/hooks';
import { change } from '../api/http';
import type { GameView, Rematch as Asked } from '../api/types';
import { printRoute } from '../app/route';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import type { Send } from './Panel';
import type { Side } from './side';
import { mayDo } from './table';

// The end: result, both signatures, and what one may take away.
export function Closing({ game, fresh, send }: { game: GameView; fresh: boolean; send: Send }) {
  const { say } = useSpeech();
  const { result } = game;
  if (!result) return null;
  const signers = (['A', 'B'] as const satisfies readonly Side[]).filter(side => game.seats[side].signed);
  return (
    <section class="card closing" data-testid="result">
      <header>
        <h2>{result.winner ? say('play.wins', { player: game.seats[result.winner].name }) : say('play.drawn_game')}</h2>
      </header>
      <div class="card-body">
        <p class="headline">
          <b>{game.seats.A.score}</b>
          <span class="muted">{say('play.score_between')}</span>
          <b>{game.seats.B.score}</b>
        </p>
        <p class="small muted">
          {signers.length === 0 ? say('play.unsigned') : say('play.signed_by', { players: signers.map(side => game.seats[side].name).join(', ') })}
        </p>
        <div class="actions">
          {mayDo(game, 'sign') && (
            <button
              type="button"
              class="button primary big grow"
              data-testid="sign"
              disabled={!fresh}
              onClick={() => send({ command: 'sign' }, game.sheet_version)}
            >
              <Icon name="pen" /> {say('play.sign')}
            </button>
          )}
          <a class="button" data-testid="journal" href={`/api/games/${encodeURIComponent(game.id)}/journal`} download={`letrado-${game.id}.jsonl`}>
            <Icon name="download" /> {say('play.journal')}
          </a>
          <a class="button" data-testid="verify-draw" href={printRoute({ page: 'draw', game: game.id })}>
            <Icon name="bag" /> {say('play.verify_draw')}
          </a>
          {game.rematch ? (
            <a class="button" href={printRoute({ page: 'play', game: game.rematch })}>
              <Icon name="play" /> {say('play.go_to_rematch')}
            </a>
          ) : (
            game.role !== 'spectator' && <Rematch game={game} />
          )}
          <a class="button" href={printRoute({ page: 'home' })}>
            <Icon name="play" /> {say('play.another_game')}
          </a>
        </div>
      </div>
    </section>
  );
}

// Another game of the same two, once both have asked for it.
function Rematch({ game }: { game: GameView }) {
  const { say, language } = useSpeech();
  const [asked, setAsked] = useState(false);
  const ask = async (): Promise<void> => {
    setAsked(true);
    try {
      await change<Asked>(`/api/games/${encodeURIComponent(game.id)}/rematch`, {}, language);
    } catch {
      setAsked(false);
    }
  };
  return (
    <button type="button" class="button" disabled={asked} onClick={() => void ask()}>
      <Icon name="swap" /> {say(asked ? 'play.rematch_asked' : 'play.rematch')}
    </button>
  );
}
