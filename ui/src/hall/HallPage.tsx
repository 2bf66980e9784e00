import { useRef } from 'preact/hooks';
import { read, readSession } from '../api/http';
import type { HallTable, PersonView } from '../made/types';
import { useFollowed } from '../api/use_followed';
import type { Language } from '../i18n/say';
import { FailureWhileFollowed } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { HallLine } from './HallLine';
import { inPlace } from './in_place';

const ASK_EVERY = 3_000;

type Hall = { readonly person: PersonView | null; readonly tables: readonly HallTable[] };

async function load(language: Language): Promise<Hall> {
  const { person } = await readSession(language);
  return { person, tables: await read<HallTable[]>('/api/hall', { language }) };
}

function rowId(game: string): string {
  return `table-${game}`;
}

function showRow(game: string): void {
  document.getElementById(rowId(game))?.scrollIntoView({ block: 'center' });
}

// Every table that has officials, and what waits for them.
export default function HallPage() {
  const { say, language } = useSpeech();
  const { value: hall, failure } = useFollowed(() => load(language), ASK_EVERY, language);
  const order = useRef<readonly string[]>([]);
  const waiting = (hall?.tables ?? []).filter(table => table.cases.length > 0);
  const tables = inPlace(hall?.tables ?? [], order.current);
  order.current = tables.map(table => table.game);
  const mayJudge = hall?.person?.sure === true && hall.person.roles.some(role => role === 'arbiter' || role === 'director');
  return (
    <div class="page narrow">
      <header class="account-head">
        <div>
          <h1>{say('hall.title')}</h1>
          <p class="lead">{say('hall.lead')}</p>
        </div>
        {hall && (
          <div class="hall-waiting">
            <p key={waiting.length} class={waiting.length > 0 ? 'pill big bad' : 'pill big'} role="status">
              {waiting.length > 0 ? say('hall.cases', { count: waiting.length }) : say('hall.no_cases')}
            </p>
            <button type="button" class="button" disabled={waiting.length === 0} onClick={() => showRow(waiting[0]?.game ?? '')}>
              {say('hall.go')}
            </button>
          </div>
        )}
      </header>
      <FailureWhileFollowed failure={failure} shown={hall !== undefined} />
      {!hall && !failure && <p class="loading">{say('shell.loading')}</p>}
      {hall && (
        <div class="card table-holder" tabIndex={0} role="region" aria-label={say('hall.title')}>
          <table class="table hall">
            <thead>
              <tr>
                <th scope="col">{say('hall.table')}</th>
                <th scope="col">{say('hall.state')}</th>
                <th scope="col" class="figure">
                  {say('hall.waits')}
                </th>
                <th scope="col">
                  <span class="unseen">{say('hall.open')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {tables.length === 0 && (
                <tr>
                  <td colSpan={4} class="muted">
                    {say('hall.empty')}
                  </td>
                </tr>
              )}
              {tables.map(table => (
                <HallLine key={table.game} id={rowId(table.game)} table={table} mayJudge={mayJudge} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
