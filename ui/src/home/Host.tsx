import { useEffect, useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change, read } from '../api/http';
import type { GameView, SeekView } from '../api/types';
import { printRoute } from '../app/route';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';

const ASK_EVERY = 1_000;

// Whoever proposed the game, with the link to hand on, until somebody sits down.
export function Host({ seek }: { seek: SeekView }) {
  const { say, language } = useSpeech();
  const [copied, setCopied] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const link = `${location.origin}/${printRoute({ page: 'join', code: seek.id })}`;
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { game } = await read<SeekView>(`/api/seeks/${encodeURIComponent(seek.id)}`, { language });
        if (game) {
          await read<GameView>(`/api/games/${encodeURIComponent(game)}`, { language });
          if (current) location.hash = printRoute({ page: 'play', game });
          return;
        }
        if (current) setFailure(undefined);
      } catch (wrong) {
        if (current) setFailure(asServerError(wrong));
      }
      if (current) timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [seek.id, language]);
  const withdraw = async (): Promise<void> => {
    try {
      await change(`/api/seeks/${encodeURIComponent(seek.id)}`, {}, language, 'DELETE');
      location.hash = printRoute({ page: 'home' });
    } catch (wrong) {
      setFailure(asServerError(wrong));
    }
  };
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
        <button type="button" class="button quiet" onClick={() => void withdraw()}>
          {say('join.withdraw')}
        </button>
      </div>
      <p class="waiting" role="status">
        {say('join.waiting')}
      </p>
      <Failure failure={failure} />
    </section>
  );
}
