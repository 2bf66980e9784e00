import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { ReadingView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { withBookNames } from './names';

// How we read what the texts leave open: the point, and what we hold.
export function Readings({ chosen }: { chosen: string }) {
  const { say, language } = useSpeech();
  const [sought, setSought] = useState(chosen);
  const { value: readings, failure } = useLoaded(() => read<ReadingView[]>('/api/readings', { language }), language);
  if (!readings) return failure ? <Failure failure={failure} /> : <p class="loading">{say('shell.loading')}</p>;
  const wanted = sought.toLocaleLowerCase();
  const shown = readings.filter(({ id, point, reading }) => `${id} ${point} ${reading}`.toLocaleLowerCase().includes(wanted));
  return (
    <>
      <p>{say('books.readings_text')}</p>
      <label class="field name-field">
        {say('books.search_readings')}
        <input type="search" value={sought} onInput={event => setSought(event.currentTarget.value)} />
      </label>
      <dl class="readings">
        {shown.length === 0 && <dt class="muted">{say('books.nothing_found')}</dt>}
        {shown.map(({ id, point, reading }) => (
          <div key={id} class="card card-body">
            <dt>
              <b class="word">{id}</b> {withBookNames(point)}
            </dt>
            <dd>{withBookNames(reading)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
