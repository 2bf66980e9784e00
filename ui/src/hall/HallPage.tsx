import { read, readSession } from '../api/http';
import type { HallTable, PersonView } from '../api/types';
import { useFollowed } from '../api/use_followed';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { HallLine } from './HallLine';

const ASK_EVERY = 3_000;

type Hall = { readonly person: PersonView | null; readonly tables: readonly HallTable[] };

async function load(language: Language): Promise<Hall> {
  const { person } = await readSession(language);
  return { person, tables: await read<HallTable[]>('/api/hall', { language }) };
}

// Every table that has officials, and what waits for them.
export default function HallPage() {
  const { say, language } = useSpeech();
  const { value: hall, failure } = useFollowed(() => load(language), ASK_EVERY, language);
  const cases = hall?.tables.filter(table => table.cases.length > 0).length ?? 0;
  const mayJudge = hall?.person?.sure === true && hall.person.roles.some(role => role === 'arbiter' || role === 'director');
  return (
    <div class="page narrow">
      <header class="account-head">
        <div>
          <h1>{say('hall.title')}</h1>
          <p class="lead">{say('hall.lead')}</p>
        </div>
        {hall && (
          <p class={cases > 0 ? 'pill big bad' : 'pill big'} role="status">
            {cases > 0 ? say('hall.cases', { count: cases }) : say('hall.no_cases')}
          </p>
        )}
      </header>
      <Failure failure={failure} retrying />
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
              {hall.tables.length === 0 && (
                <tr>
                  <td colSpan={4} class="muted">
                    {say('hall.empty')}
                  </td>
                </tr>
              )}
              {hall.tables.map(table => (
                <HallLine key={table.game} table={table} mayJudge={mayJudge} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
