import { printRoute } from '../app/route';
import type { ServerError } from '../api/answer';
import { withBookNames } from '../books/names';
import { Icon } from './Icon';
import { useSpeech } from './context';

// What went wrong between page and server: grey, without an article, never like a ruling.
// `retrying` where the page asks again by itself.
export function Failure({ failure, retrying = false }: { failure: ServerError | undefined; retrying?: boolean }) {
  const { say } = useSpeech();
  if (!failure) return null;
  return (
    <p class="notice" role="alert">
      <span>
        <Icon name="warn" /> {failure.message ? withBookNames(failure.message) : say(retrying ? 'shell.retrying' : 'shell.failed')}
      </span>
      {failure.code === 'sign_in_first' && (
        <a class="button" href={printRoute({ page: 'account' })}>
          {say('account.enter')}
        </a>
      )}
    </p>
  );
}

// The same where a page asks again by itself: over what is `shown` already, which it must not push.
export function FailureWhileFollowed({ failure, shown }: { failure: ServerError | undefined; shown: boolean }) {
  return (
    failure && (
      <div class={shown ? 'over-page' : ''}>
        <Failure failure={failure} retrying />
      </div>
    )
  );
}
