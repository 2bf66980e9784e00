import { useState } from 'preact/hooks';
import type { BookLine } from '../made/types';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import { type Position, emptyPosition } from './cgp';
import { scoresOf, withScores } from './setup';

type Props = {
  books: readonly BookLine[];
  bookId: string;
  onBook: (id: string) => void;
  rackText: string;
  onRack: (text: string) => void;
  rackReads: boolean;
  position: Position;
  onPosition: (position: Position) => void;
  cgp: string;
  onPaste: (text: string) => boolean;
};

// Rulebook, rack, scores, and the whole position as the field writes it.
export function PositionFields(props: Props) {
  const { books, bookId, onBook, rackText, onRack, rackReads, position, onPosition, cgp, onPaste } = props;
  const { say } = useSpeech();
  const [pasted, setPasted] = useState<string | undefined>(undefined);
  const [unreadable, setUnreadable] = useState(false);
  const [own, other] = scoresOf(position.rest);
  const score = (mine: number, theirs: number): void => onPosition({ ...position, rest: withScores(position.rest, mine, theirs) });
  return (
    <>
      <div class="fields">
        <Select label={say('home.rulebook')} value={bookId} choices={books.map(({ id }) => [id, bookName(id)])} onChoose={onBook} />
        <label class="field">
          {say('analysis.rack')}
          <input
            type="text"
            class="rack-text"
            maxLength={24}
            autocomplete="off"
            spellcheck={false}
            value={rackText}
            onInput={event => onRack(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="fields">
        <label class="field">
          {say('analysis.own_score')}
          <input type="number" min={0} max={2000} value={own} onInput={event => score(event.currentTarget.valueAsNumber || 0, other)} />
        </label>
        <label class="field">
          {say('analysis.other_score')}
          <input type="number" min={0} max={2000} value={other} onInput={event => score(own, event.currentTarget.valueAsNumber || 0)} />
        </label>
      </div>
      {!rackReads && (
        <p class="notice" role="alert">
          {say('analysis.rack_unreadable')}
        </p>
      )}
      <label class="field">
        {say('analysis.paste')}
        <textarea
          rows={3}
          spellcheck={false}
          value={pasted ?? cgp}
          onInput={event => {
            const text = event.currentTarget.value;
            setPasted(text);
            setUnreadable(text.trim() !== '' && !onPaste(text));
          }}
          onBlur={() => {
            setPasted(undefined);
            setUnreadable(false);
          }}
        />
      </label>
      {unreadable && (
        <p class="notice" role="alert">
          {say('analysis.unreadable')}
        </p>
      )}
      <div class="actions">
        <button type="button" class="button" onClick={() => onPosition(emptyPosition)}>
          {say('analysis.clear')}
        </button>
      </div>
    </>
  );
}
