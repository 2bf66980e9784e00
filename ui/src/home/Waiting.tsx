import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { SeekView } from '../api/types';
import { useLoaded } from '../api/use_loaded';
import { printRoute } from '../app/route';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';

// Games that others propose to whoever comes.
export function Waiting() {
  const { say } = useSpeech();
  const [asked, setAsked] = useState(0);
  const { value: seeks } = useLoaded(() => read<SeekView[]>('/api/seeks'), `seeks ${asked}`);
  return (
    <section class="card">
      <header>
        <h3>{say('home.proposals')}</h3>
        <button type="button" class="button quiet" onClick={() => setAsked(asked + 1)}>
          {say('home.look_again')}
        </button>
      </header>
      <ul class="lines">
        {seeks?.length === 0 && <li class="muted">{say('home.no_proposals')}</li>}
        {(seeks ?? []).map(seek => (
          <li key={seek.id}>
            <span>
              <b>{seek.name}</b> <span class="muted small">{bookName(seek.terms.rulebook)}</span>
            </span>
            <a class="button" href={printRoute({ page: 'join', code: seek.id })}>
              <Icon name="play" /> {say('home.sit_down')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
