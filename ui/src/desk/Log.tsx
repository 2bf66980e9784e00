import type { DeskView } from '../api/types';
import { useSpeech } from '../parts/context';
import { actLine } from './act_line';

const FINGERPRINT = 12; // figures of a hash that people compare

// What the officials did, each act sealed by the one before; and when a player looked away.
export function Log({ desk }: { desk: DeskView }) {
  const { say, language } = useSpeech();
  const { seats } = desk.game;
  const name = (side: string): string => seats[side === 'B' ? 'B' : 'A'].name;
  const time = (at: number): string => new Date(at).toLocaleTimeString(language);
  return (
    <>
      <section class="card" data-testid="acts">
        <header>
          <h2 class="card-title">{say('desk.log')}</h2>
        </header>
        <ol class="lines small">
          {desk.acts.length === 0 && <li class="muted">{say('desk.no_acts')}</li>}
          {desk.acts.map(logged => (
            <li key={logged.number}>
              <span>
                <b>{actLine(logged, seats, say)}</b>
                {logged.reason && <span class="act-reason">{logged.reason}</span>}
              </span>
              <span class="muted">
                {say('desk.act_number', { number: logged.number, time: time(logged.at) })}{' '}
                <abbr title={logged.before}>{say('desk.after', { seal: logged.before.slice(0, FINGERPRINT) })}</abbr>
              </span>
            </li>
          ))}
        </ol>
        <p class="card-foot small muted">{say('desk.chain')}</p>
      </section>
      <section class="card">
        <header>
          <h2 class="card-title">{say('desk.focus')}</h2>
        </header>
        <ol class="lines small">
          {desk.focus.length === 0 && <li class="muted">{say('desk.no_focus')}</li>}
          {desk.focus.map(entry => (
            <li key={`${entry.side} ${entry.at}`}>
              {say('desk.looked_away', { player: name(entry.side), seconds: Math.round(entry.milliseconds / 1000) })}
            </li>
          ))}
        </ol>
        <p class="card-foot small muted">{say('desk.focus_text')}</p>
      </section>
    </>
  );
}
