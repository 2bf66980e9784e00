import type { GameView, GroundView } from '../api/types';
import { Grounds } from '../parts/Cite';
import type { Say } from '../i18n/say';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { BOOKS, type Cited, bookName } from '../tile/tile_set';
import { linesOf, stepNumber, stepsOf } from './phase';
import { rivalOf, sideOf } from './table';

type Props = { game: GameView };

// Which phase the turn is in and what each side may do now. Its height never changes.
export function PhaseBar({ game }: Props) {
  const { say } = useSpeech();
  const cited = BOOKS[game.rulebook]?.steps[stepNumber(game.phase)] ?? [];
  const grounds = cited.map(
    ({ rulebook, kind, reference }): GroundView => ({ rulebook, kind, reference, text: citeText({ rulebook, kind, reference }, say) }),
  );
  const me = sideOf(game);
  const lines = linesOf(game.phase);
  const mine = game.on_turn === me;
  const isPlayer = game.role === me;
  return (
    <section class="phases" aria-label={say('phase.label')}>
      <ol>
        {stepsOf(game.phase).map((step, index) => (
          <li key={step.text} class={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
            <span class="number">{step.state === 'done' ? <Icon name="check" /> : index + 1}</span>
            <span class="step-name">{say(step.text)}</span>
          </li>
        ))}
      </ol>
      <div class="sides" role="status">
        <p class="of-me">
          <b class="pill">{isPlayer ? say('play.you') : game.seats[me].name}</b>{' '}
          {say(mine ? lines.mover : lines.waiter)}
        </p>
        <p class="of-rival">
          <b class="pill">{game.seats[rivalOf(me)].name}</b> {say(mine ? lines.waiter : lines.mover)}
        </p>
        <Grounds grounds={grounds} />
      </div>
    </section>
  );
}

// A citation as a chip has it, with the name of the book.
function citeText({ rulebook, kind, reference }: Cited, say: Say): string {
  const book = bookName(rulebook);
  if (kind === 'article') return say('phase.cite_article', { book, number: reference });
  return kind === 'reading' ? say('phase.cite_reading', { book, number: reference }) : say('phase.cite_book', { book });
}
