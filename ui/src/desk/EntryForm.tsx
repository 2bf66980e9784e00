import { useState } from 'preact/hooks';
import type { GameView } from '../made/types';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { mayDo } from '../play/table';
import type { Act } from './DeskPage';
import { EntryField } from './EntryField';
import { ENTRIES, type Filled, KINDS, KIND_TEXTS, type Kind, commandOf, isComplete, nothingFilled } from './entry';

// Incidents, corrections, penalties, absences: one form, which asks only for what the entry needs.
export function EntryForm({ game, busy, act }: { game: GameView; busy: boolean; act: Act }) {
  const { say } = useSpeech();
  const offered = KINDS.filter(kind => mayDo(game, kind));
  const [wished, setKind] = useState<Kind>('penalise');
  const [filled, setFilled] = useState<Filled>(nothingFilled);
  const kind = offered.includes(wished) ? wished : offered[0];
  if (!kind) return null;
  const fill = (part: Partial<Filled>): void => setFilled({ ...filled, ...part });
  return (
    <form
      class="card"
      data-testid="entries"
      onSubmit={event => {
        event.preventDefault();
        void act(commandOf(kind, filled), filled.remark).then(done => done && setFilled({ ...nothingFilled, side: filled.side }));
      }}
    >
      <header>
        <h2 class="card-title">{say('desk.entry')}</h2>
      </header>
      <div class="card-body">
        <div class="fields">
          <Select label={say('desk.kind')} value={kind} choices={offered.map(each => [each, say(KIND_TEXTS[each])])} onChoose={setKind} />
          {ENTRIES[kind].map(field => (
            <EntryField key={field} field={field} game={game} filled={filled} fill={fill} />
          ))}
        </div>
        <button type="submit" class="button primary" disabled={busy || !isComplete(kind, filled)}>
          {say('desk.enter')}
        </button>
      </div>
    </form>
  );
}
