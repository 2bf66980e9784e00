import type { DeskAnswer, HallTable } from '../api/types';
import { freshId } from '../api/id';
import { printRoute } from '../app/route';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { bookName } from '../tile/tile_set';
import { waited } from './waited';

type Props = { table: HallTable; mayJudge: boolean };

// One table: who plays, what waits, and the way to its desk.
export function HallLine({ table, mayJudge }: Props) {
  const { say } = useSpeech();
  const [first, second] = table.names;
  const names = say('home.versus', { first, second });
  return (
    <tr class={table.cases.length > 0 ? 'open-case' : ''}>
      <th scope="row">
        {names}
        <br />
        <span class="small muted">{bookName(table.rulebook)}</span>
      </th>
      <td>
        <span class="hall-cases">
          {table.cases.map(kind => (
            <span key={kind} class="pill bad">
              <Icon name="warn" /> {say(`hall.${kind}`)}
            </span>
          ))}
          {table.away.map(side => (
            <span key={side} class="pill warn">
              <Icon name="clock" /> {say('hall.away', { player: table.names[side === 'A' ? 0 : 1] })}
            </span>
          ))}
          {table.cases.length === 0 && table.away.length === 0 && (
            <span class="pill">
              <Icon name="play" /> {say('hall.playing')}
            </span>
          )}
        </span>
        {table.slip && <p class="word">{table.slip.words.map(word => word.join('')).join(', ')}</p>}
        {table.claims.map(claim => (
          <blockquote key={claim.number}>{claim.text}</blockquote>
        ))}
        {!mayJudge && <MonitorVerdict table={table} />}
      </td>
      <td class="figure">{table.cases.length > 0 && waited(table.since)}</td>
      <td class="figure">
        {mayJudge && table.desk !== 'taken' ? (
          <a
            class={table.cases.length > 0 ? 'button primary' : 'button'}
            aria-label={`${say(table.desk === 'own' ? 'hall.open' : 'hall.sit')}: ${names}`}
            href={printRoute({ page: 'desk', game: table.game, key: table.desk === 'own' ? '' : TAKE })}
          >
            {say(table.desk === 'own' ? 'hall.open' : 'hall.sit')}
          </a>
        ) : (
          <span class="muted small">{say(mayJudge ? 'hall.taken' : 'hall.only_monitor')}</span>
        )}
      </td>
    </tr>
  );
}

// An official of a club takes a desk without a key of the players.
const TAKE = '-';

// A monitor brings the answer of the list to the table, no other.
function MonitorVerdict({ table }: { table: HallTable }) {
  const { say } = useSpeech();
  const { busy, failure, send } = useSent();
  const { proposed } = table;
  if (!proposed || !table.cases.includes('challenge')) return null;
  const valid = proposed.valid.every(Boolean);
  const path = `/api/games/${encodeURIComponent(table.game)}/monitor`;
  const body = { command: { command: 'give_verdict', valid: proposed.valid }, id: freshId() };
  return (
    <div class="monitor-verdict">
      <p>
        {say('hall.proposed')}{' '}
        <span class={valid ? 'pill ok' : 'pill bad'}>
          <Icon name={valid ? 'check' : 'cross'} /> {say(valid ? 'judge.correct' : 'judge.not_valid')}
        </span>
      </p>
      <button type="button" class="button" disabled={busy} onClick={() => void send<DeskAnswer>(path, body, () => undefined)}>
        {say('hall.bring')}
      </button>
      <Failure failure={failure} />
    </div>
  );
}
