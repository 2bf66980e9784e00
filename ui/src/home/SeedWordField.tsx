import { useSpeech } from '../parts/context';

// A word of one's own that goes into the draw of the tiles.
export function SeedWordField({ word, onWord }: { word: string; onWord: (word: string) => void }) {
  const { say } = useSpeech();
  return (
    <label class="field">
      {say('home.seed_word')}
      <input type="text" maxLength={40} autocomplete="off" value={word} onInput={event => onWord(event.currentTarget.value)} />
      <span class="hint">{say('home.seed_word_hint')}</span>
    </label>
  );
}
