import { useLayoutEffect } from 'preact/hooks';
import type { GroundView } from '../made/types';
import { plainKey } from '../keys';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { TilesView } from '../tile/TilesView';
import { readTiles } from '../tile/reading';
import type { TileSet } from '../tile/tile_set';
import { type Slip, addWord, choose, currentWord, emptySlip, entered, hand, rubOut, write } from './slip';

type Props = {
  slip: Slip;
  set: TileSet;
  grounds: readonly GroundView[];
  ready: boolean;
  onSlip: (change: (slip: Slip) => Slip) => void;
};

// One entry under way, with the keyboard of the tiles; letters may also be typed.
export function Entry({ slip, set, grounds, ready, onSlip }: Props) {
  const { say } = useSpeech();
  const read = (word: string): string | undefined => readTiles(word, set)?.join(' ');
  const tiles = (word: string): readonly string[] => readTiles(word, set) ?? [];
  const add = (letter: string): void =>
    onSlip(now => (readTiles(currentWord(now) + letter, set) ? write(now, currentWord(now) + letter) : now));
  const erase = (): void => onSlip(now => rubOut(now, tiles));
  const whole = ready && entered(slip, read) !== undefined;
  const enter = (): void => {
    if (whole) onSlip(now => hand(now, read));
  };
  // In place before the next key can come, however fast somebody types.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const key = plainKey(event);
      const target = event.target as HTMLElement;
      if (key === undefined || target.closest('select, input, dialog') || slip.stage === 'differ') return;
      const onButton = target.closest('a, button') !== null;
      if (key === 'Backspace') erase();
      else if (key === 'Enter' && !onButton && !event.repeat) enter();
      else if (key === ' ' && !onButton) onSlip(addWord);
      else if (key.length === 1 && key !== ' ') add(key);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  if (slip.stage === 'differ') return <Differ onAgain={() => onSlip(() => emptySlip)} />;
  const second = slip.stage !== 'first';
  return (
    <>
      <ol class="judge-steps">
        <li class={second ? 'done' : 'now'} aria-current={second ? undefined : 'step'}>
          {second ? <Icon name="check" /> : '1.'} {say('judge.first_entry')}
        </li>
        <li class={second ? 'now' : undefined} aria-current={second ? 'step' : undefined}>
          2. {say('judge.second_entry')}
        </li>
        <li>3. {say('judge.joint_verdict')}</li>
      </ol>
      <div class="judge-middle">
        <section aria-label={say(second ? 'judge.second_entry' : 'judge.first_entry')} class="slip-words">
          <h2 class="card-title">{say(second ? 'judge.write_again' : 'judge.write')}</h2>
          {slip.words.map((word, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- words have no name but their place
              key={index}
              type="button"
              class="slip-word"
              aria-pressed={index === slip.current}
              aria-label={say('judge.word', { number: index + 1, word: tiles(word).join(' ') || say('judge.empty_word') })}
              onClick={() => onSlip(now => choose(now, index))}
            >
              <span class="muted">{index + 1}</span>
              <span class="tiles">
                <TilesView letters={tiles(word)} set={set} />
              </span>
            </button>
          ))}
        </section>
        <section class="card">
          <div class="card-body">
            <p>{say('judge.one_verdict')}</p>
            <Grounds grounds={grounds} />
            <p class="small muted">{say('judge.must_agree')}</p>
          </div>
        </section>
      </div>
      <div class="judge-keys">
        {Object.keys(set.letters).map(letter => (
          <button key={letter} type="button" class={/^[A-Z]$/.test(letter) ? 'key' : 'key digraph'} onClick={() => add(letter)}>
            {letter}
          </button>
        ))}
        <button type="button" class="key" aria-label={say('judge.erase')} onClick={erase}>
          <Icon name="erase" />
        </button>
        <button type="button" class="key small-text" disabled={currentWord(slip) === ''} onClick={() => onSlip(addWord)}>
          {say('judge.another_word')}
        </button>
      </div>
      <button type="button" class="button primary big" disabled={!whole} onClick={enter}>
        {say(second ? 'judge.check' : 'judge.end_first')}
      </button>
    </>
  );
}

function Differ({ onAgain }: { onAgain: () => void }) {
  const { say } = useSpeech();
  return (
    <section class="card differ" role="alert">
      <div class="card-body">
        <h2>
          <Icon name="warn" /> {say('judge.differ')}
        </h2>
        <p>{say('judge.differ_text')}</p>
        <button type="button" class="button primary big" onClick={onAgain}>
          {say('judge.start_again')}
        </button>
      </div>
    </section>
  );
}
