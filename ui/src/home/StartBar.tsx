import type { BookLine, MachineView } from '../made/types';
import { factsOf } from '../books/facts';
import { useSpeech } from '../parts/context';
import { groundOf } from '../parts/cited';
import { bookName } from '../tile/tile_set';
import { clockText } from './clock_text';
import type { Chosen, ClockChoice } from './terms';

const SUMMARY = { machine: 'home.summary_machine', link: 'home.summary_link', anyone: 'home.summary_anyone' } as const;

type Props = { book: BookLine; chosen: Chosen; clock: ClockChoice; machine: MachineView | undefined; busy: boolean };

// All of it in one sentence, and the one button.
export function StartBar({ book, chosen, clock, machine, busy }: Props) {
  const { say, language } = useSpeech();
  const level = machine?.names[language] ?? '';
  const opponent = say(SUMMARY[chosen.opponent], { level: level.toLocaleLowerCase() });
  const overtime = factsOf(book.id)?.overtime;
  const late = clock.kind === 'corrido' || clock.kind === 'no_corrido';
  const article = overtime?.grounds[0];
  return (
    <div class="start">
      <p class="summary">
        {say('home.summary', { book: bookName(book.id), opponent, clock: clockText(clock, say, { book: book.id, days: chosen.days }) })}
        <span class="summary-more">
          {chosen.games > 1 && `${say('home.games_count', { games: chosen.games })}. `}
          {late && overtime && article && say('home.overtime', { points: overtime.points, article: groundOf(article, say).text })}
        </span>
      </p>
      <button type="submit" class="button big" disabled={busy}>
        {say('home.start')}
      </button>
    </div>
  );
}
