import { useEffect, useState } from 'preact/hooks';
import { plainKey } from '../keys';
import { useSpeech } from '../parts/context';

// There a T is a letter, or the page behind is out of reach.
const WRITES = '.board-holder, .hand, input, textarea, select, dialog';

// Clocks are silent unless somebody asks: with the button, or with T wherever nobody writes.
export function AskedClocks({ told }: { told: () => string }) {
  const { say } = useSpeech();
  const [said, setSaid] = useState('');
  // Said again when nothing has changed: another space makes it another text.
  const ask = (): void => setSaid(before => (before === told() ? `${before}\u{a0}` : told()));
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const writes = event.target instanceof Element && event.target.closest(WRITES);
      if (!writes && plainKey(event)?.toLowerCase() === 't') ask();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
  return (
    <>
      <button type="button" class="button ask-clocks" data-testid="ask-clocks" aria-keyshortcuts="T" onClick={ask}>
        {say('play.say_clocks')}
      </button>
      <p class="unseen" aria-live="polite" data-testid="clocks-said">
        {said}
      </p>
    </>
  );
}
