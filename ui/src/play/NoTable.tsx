import { read } from '../api/http';
import type { GameView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { Failure } from '../parts/Failure';
import { HomeLink } from '../parts/HomeLink';
import { useSpeech } from '../parts/context';

// The table does not open: a connection that is refused says nothing, so why is asked by itself.
export function NoTable({ game }: { game: string }) {
  const { say, language } = useSpeech();
  const path = `/api/games/${encodeURIComponent(game)}`;
  const { failure } = useLoaded(() => read<GameView>(path, { language }), path);
  return (
    <div class="page narrow">
      {failure ? <Failure failure={failure} retrying /> : <p class="loading">{say('shell.loading')}</p>}
      {failure?.code && <HomeLink />}
    </div>
  );
}
