import type { EventView } from '../made/types';
import { withBookNames } from '../books/names';
import { Grounds } from '../parts/Cite';
import { useSpeech } from '../parts/context';
import { useEndInSight } from '../parts/use_end_in_sight';

// What has happened, each with what it rests on. The latest comes last and is scrolled into sight,
// so that nothing that somebody reads is pushed down.
export function Story({ events }: { events: readonly EventView[] }) {
  const { say } = useSpeech();
  const told = events.filter(event => !event.routine);
  const holder = useEndInSight(told.length);
  return (
    <section class="card story">
      <header>
        <h3>{say('play.story')}</h3>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <div ref={holder} class="story-holder" tabIndex={0} role="region" aria-label={say('play.story')}>
        <ol>
          {told.map(event => (
            <li key={event.version}>
              <p>{withBookNames(event.text)}</p>
              <Grounds grounds={event.rulings.flatMap(ruling => ruling.grounds).slice(0, 3)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
