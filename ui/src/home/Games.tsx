import { read } from '../api/http';
import type { GameLine, GamesView, PastGame } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { printRoute } from '../app/route';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';

const MOST = 10;

// One's own games that go on, those to move first, and those that may be watched.
export function Games() {
  const { say } = useSpeech();
  const { value: games } = useLoaded(() => read<GamesView>('/api/games'), 'games');
  const { value: past } = useLoaded(() => read<PastGame[]>('/api/games/past'), 'past');
  if (!games || !past) return <Awaited />;
  const own = games.own.toSorted((one, other) => Number(other.my_turn) - Number(one.my_turn)).slice(0, MOST);
  return (
    <>
      <section class="card">
        <header>
          <h2 class="card-title">{say('home.own_games')}</h2>
        </header>
        <ul class="lines">
          {own.length === 0 && <li class="muted">{say(past.length > 0 ? 'home.none_under_way' : 'home.no_games')}</li>}
          {own.map(game => (
            <Line key={game.id} game={game} />
          ))}
        </ul>
      </section>
      {past.length > 0 && <Past games={past} />}
      {games.others.length > 0 && (
        <section class="card">
          <header>
            <h2 class="card-title">{say('home.to_watch')}</h2>
          </header>
          <ul class="lines">
            {games.others.slice(0, MOST).map(game => (
              <Line key={game.id} game={game} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

// The first card as it is without games, until they come.
function Awaited() {
  const { say } = useSpeech();
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('home.own_games')}</h2>
      </header>
      <ul class="lines" aria-busy="true">
        <li class="muted">{say('shell.loading')}</li>
      </ul>
    </section>
  );
}

function Line({ game }: { game: GameLine }) {
  const { say } = useSpeech();
  const [first, second] = game.names;
  const names = say('home.versus', { first, second });
  return (
    <li>
      <span>
        <b>{names}</b> {game.my_turn && <span class="pill warn">{say('home.your_turn')}</span>}
        <br />
        <span class="muted small">
          {`${bookName(game.rulebook)}, ${game.scores.join('–')}`}
          {game.days_per_move !== null && `, ${say('home.days_count', { days: game.days_per_move })}`}
        </span>
      </span>
      <a
        class="button"
        href={printRoute({ page: 'play', game: game.id })}
        aria-label={`${say(game.own ? 'home.go_on' : 'home.watch')}: ${names}`}
      >
        <Icon name={game.own ? 'play' : 'look'} /> {say(game.own ? 'home.go_on' : 'home.watch')}
      </a>
    </li>
  );
}

function Past({ games }: { games: readonly PastGame[] }) {
  const { say, language } = useSpeech();
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('home.past_games')}</h2>
      </header>
      <ul class="lines">
        {games.slice(0, MOST).map(({ id, rulebook, names: [first, second], ended_at: ended }) => (
          <li key={id}>
            <span>
              <b>{say('home.versus', { first, second })}</b>
              <br />
              <span class="muted small">{`${bookName(rulebook)}, ${new Date(ended).toLocaleDateString(language)}`}</span>
            </span>
            <a
              class="button"
              href={printRoute({ page: 'play', game: id })}
              aria-label={`${say('home.see_proposal')}: ${say('home.versus', { first, second })}`}
            >
              <Icon name="look" /> {say('home.see_proposal')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
