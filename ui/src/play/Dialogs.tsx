import { useState } from 'preact/hooks';
import { plainKey } from '../keys';
import { Dialog } from '../parts/Dialog';
import { useSpeech } from '../parts/context';
import type { Rack } from '../rack/rack';
import { TileView } from '../tile/TileView';
import { spokenTile } from '../tile/tile';
import { type Alphabet, letterOf } from './typing';

type BlankProps = { alphabet: Alphabet; onName: (letter: string | undefined) => void };

// The letters that a blank may stand for under this book: tapped, or typed by the keys that name them.
export function BlankDialog({ alphabet, onName }: BlankProps) {
  const { say } = useSpeech();
  const { letters } = alphabet;
  const onKeyDown = (event: KeyboardEvent): void => {
    const letter = letterOf((plainKey(event) ?? '').toLocaleUpperCase(), alphabet);
    if (letter && letters.includes(letter)) onName(letter);
  };
  return (
    <Dialog title={say('play.blank_title')} onClose={() => onName(undefined)} onKeyDown={onKeyDown}>
      <ul class="letters" data-testid="blank-letters">
        {letters.map(letter => (
          <li key={letter}>
            <button type="button" class={letter.length > 1 ? 'key digraph' : 'key'} onClick={() => onName(letter)}>
              {letter}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

type ExchangeProps = {
  rack: Rack;
  bag: number;
  free: boolean; // the book knows an exchange that costs no turn
  onExchange: (tiles: readonly string[]) => void;
  onFree: () => void;
  onClose: () => void;
};

export function ExchangeDialog({ rack, bag, free, onExchange, onFree, onClose }: ExchangeProps) {
  const { say } = useSpeech();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number): void =>
    setChosen(before => new Set(before.has(id) ? [...before].filter(each => each !== id) : [...before, id]));
  return (
    <Dialog title={say('play.exchange_title')} onClose={onClose}>
      <p>{say('play.exchange_choose', { count: bag })}</p>
      <ul class="rack choosing">
        {rack.map(tile => (
          <li key={tile.id}>
            <button
              type="button"
              aria-label={spokenTile(tile, say('board.blank'))}
              aria-pressed={chosen.has(tile.id)}
              onClick={() => toggle(tile.id)}
            >
              <TileView tile={tile} />
            </button>
          </li>
        ))}
      </ul>
      <div class="actions">
        <button
          type="button"
          class="button primary big grow"
          data-testid="exchange"
          disabled={chosen.size === 0}
          onClick={() => onExchange(rack.filter(tile => chosen.has(tile.id)).map(face))}
        >
          {say('play.exchange_do', { count: chosen.size })}
        </button>
        <button type="button" class="button big" onClick={() => setChosen(new Set(rack.map(tile => tile.id)))}>
          {say('play.exchange_all')}
        </button>
      </div>
      {free && (
        <div class="free-exchange">
          <p>{say('play.free_exchange_text')}</p>
          <button type="button" class="button" data-testid="exchange-freely" onClick={onFree}>
            <b>{say('play.free_exchange')}</b> {say('play.free_exchange_do')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

// A tile as the server names it.
export function face(tile: Rack[number]): string {
  return tile.blank ? '?' : tile.letter;
}

type AskProps = { title: string; text: string; act: string; against?: boolean; onAct: () => void; onClose: () => void };

// One question, one answer; Escape leaves it.
export function AskDialog({ title, text, act, against = false, onAct, onClose }: AskProps) {
  const { say } = useSpeech();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="actions">
        <button type="button" class={`button ${against ? 'against' : 'primary'} big grow`} data-testid="do-it" onClick={onAct}>
          {act}
        </button>
        <button type="button" class="button big" onClick={onClose}>
          {say('play.go_back')}
        </button>
      </div>
    </Dialog>
  );
}

type AppealProps = { onAppeal: (text: string, hidden: boolean) => void; onClose: () => void };

export function AppealDialog({ onAppeal, onClose }: AppealProps) {
  const { say } = useSpeech();
  const [text, setText] = useState('');
  const [hidden, setHidden] = useState(false);
  return (
    <Dialog title={say('play.appeal')} onClose={onClose}>
      <label class="field">
        {say('play.appeal_arguments')}
        <textarea rows={4} maxLength={1000} data-testid="arguments" value={text} onInput={event => setText(event.currentTarget.value)} />
      </label>
      <label class="check">
        <input type="checkbox" checked={hidden} onChange={event => setHidden(event.currentTarget.checked)} />
        {say('play.appeal_hidden')}
      </label>
      <button
        type="button"
        class="button primary big"
        data-testid="send-appeal"
        disabled={text.trim() === ''}
        onClick={() => onAppeal(text.trim(), hidden)}
      >
        {say('play.appeal_send')}
      </button>
    </Dialog>
  );
}
