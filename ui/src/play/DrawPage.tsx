import { read, readSession } from '../api/http';
import type { DrawView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { type Route, printRoute } from '../app/route';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { tileSet } from '../tile/tile_set';
import { TilesView } from '../tile/TilesView';

async function load(game: string, language: Language): Promise<DrawView> {
  await readSession(language);
  return read<DrawView>(`/api/games/${encodeURIComponent(game)}/draw`, { language });
}

// The draw of a game that is over: what was promised, what was revealed, and every tile of it.
export default function DrawPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const game = route.page === 'draw' ? route.game : '';
  const { value: draw, failure } = useLoaded(() => load(game, language), `${game} ${language}`);
  const set = tileSet(draw?.record.tile_set ?? '');
  const words = draw?.record.words ?? [];
  return (
    <div class="page narrow">
      <div>
        <h1>{say('draw.title')}</h1>
        <p class="lead">{say('draw.lead')}</p>
      </div>
      <Failure failure={failure} />
      {!draw && !failure && <p class="loading">{say('shell.loading')}</p>}
      {draw && (
        <>
          <p>
            <span class={draw.check.agrees ? 'pill ok' : 'pill bad'} data-testid="draw-check" data-agrees={draw.check.agrees}>
              <Icon name={draw.check.agrees ? 'check' : 'cross'} />
              {draw.check.agrees ? say('draw.agrees', { count: draw.check.draws ?? 0 }) : say('draw.disagrees')}
            </span>
          </p>
          <dl class="card card-body draw-facts">
            <dt>{say('draw.commitment')}</dt>
            <dd>{draw.record.commitment}</dd>
            <dt>{say('draw.seed')}</dt>
            <dd>{draw.record.seed}</dd>
            {words.length > 0 && (
              <>
                <dt>{say('draw.words')}</dt>
                <dd>{words.join(', ')}</dd>
              </>
            )}
          </dl>
          <ol class="card lines">
            {(draw.record.acts ?? []).map((act, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the order of the draws is what they are
              <li key={index}>
                <span>{say(act.act === 'drawn' ? 'draw.drawn' : 'draw.put_back')}</span>
                <span class="tiles">
                  <TilesView letters={act.tiles} set={set} />
                </span>
              </li>
            ))}
          </ol>
          <p>
            <a class="button" href={printRoute({ page: 'play', game })}>
              {say('draw.back')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
