import { useEffect, useState } from 'preact/hooks';
import { read } from '../api/http';
import type { GameView, SeekView } from '../made/types';
import { useFollowed } from '../api/use_followed';
import { printRoute } from '../app/route';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';

const ASK_EVERY = 1_000;

// The game, once it is there to be seen.
async function begun(path: string, language: Language): Promise<string | undefined> {
  const { game } = await read<SeekView>(path, { language });
  if (game) await read<GameView>(`/api/games/${encodeURIComponent(game)}`, { language });
  return game ?? undefined;
}

// Whoever proposed the game, with the link to hand on, until somebody sits down.
export function Host({ seek }: { seek: SeekView }) {
  const { say, language } = useSpeech();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/${printRoute({ page: 'join', code: seek.id })}`;
  const path = `/api/seeks/${encodeURIComponent(seek.id)}`;
  const { value: game, failure } = useFollowed(() => begun(path, language), ASK_EVERY, `${seek.id} ${language}`);
  useEffect(() => {
    if (game) location.hash = printRoute({ page: 'play', game });
  }, [game]);
  const { failure: refusal, send } = useSent();
  const withdraw = (): void =>
    void send(path, {}, () => (location.hash = printRoute({ page: 'home' })), 'DELETE');
  return (
    <section class="card card-body">
      <p class="lead">{say(seek.open ? 'join.open' : 'join.share')}</p>
      <label class="field">
        {say('join.link')}
        <input type="text" readOnly value={link} data-testid="link" onFocus={event => event.currentTarget.select()} />
      </label>
      <div class="actions">
        <button type="button" class="button primary" onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}>
          <Icon name={copied ? 'check' : 'link'} /> {say(copied ? 'join.copied' : 'join.copy')}
        </button>
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void navigator.share({ url: link, title: say('join.title') }).catch(() => undefined)}>
            {say('join.send')}
          </button>
        )}
        <button type="button" class="button quiet" onClick={withdraw}>
          {say('join.withdraw')}
        </button>
      </div>
      <p role="status">{say('join.waiting')}</p>
      <Failure failure={refusal ?? failure} />
    </section>
  );
}
