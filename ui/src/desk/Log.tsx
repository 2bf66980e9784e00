import type { ComponentChildren } from 'preact';
import type { DeskView } from '../made/types';
import { useSpeech } from '../parts/context';
import { useEndInSight } from '../parts/use_end_in_sight';
import { isAnswered } from './Claims';
import { actLine } from './act_line';

const FINGERPRINT = 12; // figures of a hash that people compare

// What the officials did, each act sealed by the one before; when a player looked away; what was
// asked and answered.
export function Log({ desk }: { desk: DeskView }) {
  const { say, language } = useSpeech();
  const { seats } = desk.game;
  const answered = (desk.claims ?? []).filter(isAnswered);
  const name = (side: string): string => seats[side === 'B' ? 'B' : 'A'].name;
  const time = (at: number): string => new Date(at).toLocaleTimeString(language);
  return (
    <>
      <Entries title={say('desk.log')} count={desk.acts.length} explained={say('desk.chain')} testId="acts">
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
      </Entries>
      <Entries title={say('desk.focus')} count={desk.focus.length} explained={say('desk.focus_text')}>
        {desk.focus.length === 0 && <li class="muted">{say('desk.no_focus')}</li>}
        {desk.focus.map(entry => (
          <li key={`${entry.side} ${entry.at}`}>
            {say('desk.looked_away', { player: name(entry.side), seconds: Math.round(entry.milliseconds / 1000) })}
          </li>
        ))}
      </Entries>
      {answered.length > 0 && (
        <Entries title={say('desk.claims_answered')} count={answered.length}>
          {answered.map(claim => (
            <li key={claim.number}>
              <span>
                <b>{name(claim.side)}</b> {claim.text}
                <span class="act-reason">{claim.answer}</span>
              </span>
              <span class={claim.upheld ? 'pill ok' : 'pill'}>{say(claim.upheld ? 'desk.upheld' : 'desk.rejected')}</span>
            </li>
          ))}
        </Entries>
      )}
    </>
  );
}

type EntriesProps = { title: string; count: number; explained?: string; testId?: string; children: ComponentChildren };

// A list in a place of one size: what is added pushes nothing that stands below, and is in sight.
function Entries({ title, count, explained, testId, children }: EntriesProps) {
  const holder = useEndInSight(count);
  return (
    <section class="card" data-testid={testId}>
      <header>
        <h2 class="card-title">{title}</h2>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls */}
      <div ref={holder} class="desk-entries" tabIndex={0} role="region" aria-label={title}>
        <ol class="lines small">{children}</ol>
      </div>
      {explained && <p class="card-foot small muted">{explained}</p>}
    </section>
  );
}
