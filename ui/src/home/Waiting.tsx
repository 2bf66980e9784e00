import { read } from '../api/http';
import type { SeekView } from '../made/types';
import { useFollowed } from '../api/use_followed';
import { printRoute } from '../app/route';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { termsLine } from './terms_line';

const ASK_EVERY = 10_000;

// Games that others propose to whoever comes; looked at again by itself.
export function Waiting() {
  const { say } = useSpeech();
  const { value: seeks } = useFollowed(() => read<SeekView[]>('/api/seeks'), ASK_EVERY, 'seeks');
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('home.proposals')}</h2>
      </header>
      <ul class="lines" aria-live="polite">
        {!seeks && <li class="muted">{say('shell.loading')}</li>}
        {seeks?.length === 0 && <li class="muted">{say('home.no_proposals')}</li>}
        {(seeks ?? []).map(seek => (
          <li key={seek.id}>
            <span>
              <b>{seek.own ? say('home.own_proposal') : seek.name}</b>
              <br />
              <span class="muted small">{termsLine(seek.terms, say)}</span>
            </span>
            <a class="button" href={printRoute({ page: 'join', code: seek.id })}>
              <Icon name={seek.own ? 'look' : 'play'} /> {say(seek.own ? 'home.see_proposal' : 'home.sit_down')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
