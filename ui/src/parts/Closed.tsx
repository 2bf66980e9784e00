import { printRoute } from '../app/route';
import { factsOf } from '../books/facts';
import { Grounds } from './Cite';
import { Icon } from './Icon';
import { groundOf } from './cited';
import { useSpeech } from './context';

// The code with which the server refuses to look anything up during one's own games.
export const WHILE_PLAYING = 'not_while_playing';

// In place of a page that would help somebody who is playing.
export function Closed({ book }: { book: string }) {
  const { say } = useSpeech();
  return (
    <section class="card card-body closed" role="alert">
      <h2>
        <Icon name="lock" /> {say('study.closed')}
      </h2>
      <p>{say('study.closed_text')}</p>
      <Grounds grounds={(factsOf(book)?.consultation ?? []).map(cited => groundOf(cited, say))} />
      <p>
        <a class="button primary" href={printRoute({ page: 'home' })}>
          {say('study.to_games')}
        </a>
      </p>
    </section>
  );
}
