import type { DeskAnswer, HallTable } from '../made/types';
import { freshId } from '../api/id';
import { printRoute } from '../app/route';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { bookName } from '../tile/tile_set';
import { waited } from './waited';

type Props = { id: string; table: HallTable; mayJudge: boolean };

// One table: who plays, what waits, and the way to its desk.
export function HallLine({ id, table, mayJudge }: Props) {
  const { say } = useSpeech();
  const [first, second] = table.names;
  const names = say('home.versus', { first, second });
  return (
    <tr id={id} class={table.cases.length > 0 ? 'open-case' : ''}>
      <th scope="row">
        {names}
        <span class="hall-line small muted">{bookName(table.rulebook)}</span>
        <span class="hall-line">
          {table.away.map(side => (
            <span key={side} class="pill warn">
              <Icon name="clock" /> {say('hall.away', { player: table.names[side === 'A' ? 0 : 1] })}
            </span>
          ))}
        </span>
      </th>
      <td>
        <div class="hall-cases">
          <State kind={table.cases.find(kind => kind !== 'claim')} />
          {table.cases.includes('claim') && <State kind="claim" />}
        </div>
        <p class="word hall-slip">{table.slip?.words.map(word => word.join('')).join(', ')}</p>
        <div class="hall-claims">
          {table.claims.map(claim => (
            <blockquote key={claim.number} title={claim.text}>
              {claim.text}
            </blockquote>
          ))}
        </div>
      </td>
      <td class="figure">{table.cases.length > 0 && waited(table.since)}</td>
      <td class="figure">
        {mayJudge && table.desk !== 'taken' ? (
          <a
            key={table.desk}
            class={table.cases.length > 0 ? 'button primary' : 'button'}
            aria-label={`${say(table.desk === 'own' ? 'hall.open' : 'hall.sit')}: ${names}`}
            href={printRoute({ page: 'desk', game: table.game, key: table.desk === 'own' ? '' : TAKE })}
          >
            {say(table.desk === 'own' ? 'hall.open' : 'hall.sit')}
          </a>
        ) : (
          <Elsewhere table={table} mayJudge={mayJudge} />
        )}
      </td>
    </tr>
  );
}

const CASES = { challenge: 'hall.challenge', appeal: 'hall.appeal', claim: 'hall.claim', surplus: 'hall.surplus' } as const;

// What waits, or that the game goes on.
function State({ kind }: { kind: keyof typeof CASES | undefined }) {
  const { say } = useSpeech();
  return (
    <span key={kind} class={kind ? 'pill bad' : 'pill'}>
      <Icon name={kind ? 'warn' : 'play'} /> {say(kind ? CASES[kind] : 'hall.playing')}
    </span>
  );
}

// An official of a club takes a desk without a key of the players.
const TAKE = '-';

// For whom there is no desk here: another arbiter has it, or a monitor brings what the list says.
function Elsewhere({ table, mayJudge }: { table: HallTable; mayJudge: boolean }) {
  const { say } = useSpeech();
  const { proposed } = table;
  if (mayJudge || !proposed || !table.cases.includes('challenge'))
    return <span class="muted small">{say(mayJudge ? 'hall.taken' : 'hall.only_monitor')}</span>;
  return <MonitorVerdict game={table.game} valid={proposed.valid} />;
}

// A monitor brings the answer of the list to the table, no other.
function MonitorVerdict({ game, valid: words }: { game: string; valid: readonly boolean[] }) {
  const { say } = useSpeech();
  const { busy, failure, send } = useSent();
  const valid = words.every(Boolean);
  const path = `/api/games/${encodeURIComponent(game)}/monitor`;
  const body = { command: { command: 'give_verdict', valid: words }, id: freshId() };
  return (
    <div class="monitor-verdict">
      <span class={valid ? 'pill ok' : 'pill bad'}>
        <span class="unseen">{say('hall.proposed')}</span>
        <Icon name={valid ? 'check' : 'cross'} /> {say(valid ? 'judge.correct' : 'judge.not_valid')}
      </span>
      <button type="button" class="button" disabled={busy} onClick={() => void send<DeskAnswer>(path, body, () => undefined)}>
        {say('hall.bring')}
      </button>
      <Failure failure={failure} />
    </div>
  );
}
