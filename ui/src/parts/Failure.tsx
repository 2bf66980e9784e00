import { printRoute } from '../app/route';
import type { ServerError } from '../api/answer';
import { withBookNames } from '../books/names';
import { Icon } from './Icon';
import { useSpeech } from './context';

// What went wrong between page and server: grey, without an article, never like a ruling.
export function Failure({ failure }: { failure: ServerError | undefined }) {
  const { say } = useSpeech();
  if (!failure) return null;
  return (
    <p class="notice" role="alert">
      <span>
        <Icon name="warn" /> {failure.message ? withBookNames(failure.message) : say('shell.failed')}
      </span>
      {failure.code === 'sign_in_first' && (
        <a class="button" href={printRoute({ page: 'account' })}>
          {say('account.enter')}
        </a>
      )}
    </p>
  );
}
