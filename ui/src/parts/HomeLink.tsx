import { printRoute } from '../app/route';
import { useSpeech } from './context';

// The way out of a page that has nothing to show.
export function HomeLink() {
  const { say } = useSpeech();
  return (
    <p>
      <a class="button" href={printRoute({ page: 'home' })}>
        {say('shell.home')}
      </a>
    </p>
  );
}
