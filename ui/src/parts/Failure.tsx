import type { ServerError } from '../api/http';
import { Icon } from './Icon';
import { useSpeech } from './context';

// What went wrong between page and server: grey, without an article, never like a ruling.
export function Failure({ failure }: { failure: ServerError | undefined }) {
  const { say } = useSpeech();
  if (!failure) return null;
  return (
    <p class="notice" role="alert">
      <span>
        <Icon name="warn" /> {failure.message || say('shell.failed')}
      </span>
    </p>
  );
}
