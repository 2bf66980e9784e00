import { useState } from 'preact/hooks';
import type { GameView } from '../api/types';
import type { TextKey } from '../i18n/say';
import { useSpeech } from '../parts/context';
import type { Side } from '../play/side';
import { mayDo } from '../play/table';
import type { Act } from './DeskPage';

const KINDS = {
  penalise: 'desk.penalise',
  show_card: 'desk.card',
  correct_play: 'desk.correct_play',
  correct_total: 'desk.correct_total',
  leave: 'desk.leave',
  return: 'desk.return',
  stop_clocks: 'desk.stop_clocks',
  resume_clocks: 'desk.resume_clocks',
  rule_on_case: 'desk.rule',
} as const satisfies Record<string, TextKey>;

type Kind = keyof typeof KINDS;

const WITH_SIDE: readonly Kind[] = ['penalise', 'show_card', 'correct_total', 'leave', 'return'];
const WITH_POINTS: readonly Kind[] = ['penalise', 'correct_play', 'correct_total'];
const WITH_REMARK: readonly Kind[] = ['penalise', 'show_card', 'rule_on_case'];

type Filled = { side: Side; points: number; turn: number; remark: string; colour: 'yellow' | 'red' };

// What an entry becomes as a command of the desk.
export function commandOf(kind: Kind, filled: Filled): Record<string, unknown> {
  const { side, points, turn, remark, colour } = filled;
  switch (kind) {
    case 'penalise':
      return { command: kind, side, points, remark };
    case 'show_card':
      return { command: kind, side, colour, remark };
    case 'correct_play':
      return { command: kind, turn, points };
    case 'correct_total':
      return { command: kind, side, written: points };
    case 'leave':
      return { command: kind, side, notified: true };
    case 'return':
      return { command: kind, side };
    case 'stop_clocks':
      return { command: kind, stop: 'referee_called' };
    case 'resume_clocks':
      return { command: kind };
    case 'rule_on_case':
      return { command: kind, remark };
  }
}

// Incidents, corrections, penalties, absences: one form, which asks only for what the entry needs.
export function Entries({ game, busy, act }: { game: GameView; busy: boolean; act: Act }) {
  const { say } = useSpeech();
  const offered = (Object.keys(KINDS) as Kind[]).filter(kind => mayDo(game, kind));
  const [wished, setKind] = useState<Kind>('penalise');
  const [filled, setFilled] = useState<Filled>({ side: 'A', points: 0, turn: 1, remark: '', colour: 'yellow' });
  const kind = offered.includes(wished) ? wished : offered[0];
  if (!kind) return null;
  const fill = (part: Partial<Filled>): void => setFilled({ ...filled, ...part });
  return (
    <form
      class="card"
      onSubmit={event => {
        event.preventDefault();
        void act(commandOf(kind, filled), filled.remark);
      }}
    >
      <header>
        <h3>{say('desk.entry')}</h3>
      </header>
      <div class="card-body">
        <div class="fields">
          <label class="field">
            {say('desk.kind')}
            <select value={kind} onChange={event => setKind(event.currentTarget.value as Kind)}>
              {offered.map(each => (
                <option key={each} value={each}>
                  {say(KINDS[each])}
                </option>
              ))}
            </select>
          </label>
          {WITH_SIDE.includes(kind) && (
            <label class="field">
              {say('desk.player')}
              <select value={filled.side} onChange={event => fill({ side: event.currentTarget.value as Side })}>
                <option value="A">{game.seats.A.name}</option>
                <option value="B">{game.seats.B.name}</option>
              </select>
            </label>
          )}
          {kind === 'show_card' && (
            <label class="field">
              {say('desk.colour')}
              <select value={filled.colour} onChange={event => fill({ colour: event.currentTarget.value as Filled['colour'] })}>
                <option value="yellow">{say('desk.yellow')}</option>
                <option value="red">{say('desk.red')}</option>
              </select>
            </label>
          )}
          {kind === 'correct_play' && (
            <label class="field">
              {say('sheet.turn')}
              <input type="number" min={1} max={Math.max(1, game.sheet.length)} value={filled.turn} onInput={event => fill({ turn: event.currentTarget.valueAsNumber || 1 })} />
            </label>
          )}
          {WITH_POINTS.includes(kind) && (
            <label class="field">
              {say('desk.points')}
              <input type="number" min={0} max={2000} value={filled.points} onInput={event => fill({ points: event.currentTarget.valueAsNumber || 0 })} />
            </label>
          )}
        </div>
        {WITH_REMARK.includes(kind) && (
          <label class="field">
            {say('desk.remark')}
            <textarea rows={2} maxLength={1000} value={filled.remark} onInput={event => fill({ remark: event.currentTarget.value })} />
          </label>
        )}
        <button type="submit" class="button primary" disabled={busy}>
          {say('desk.enter')}
        </button>
      </div>
    </form>
  );
}
