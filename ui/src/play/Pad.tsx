import { useSpeech } from '../parts/context';
import type { PadState } from './use_pad';

const LONGEST = 2000;

// The player's own sheet of paper: it starts empty, and nobody else reads it.
export function Pad({ pad }: { pad: PadState }) {
  const { say } = useSpeech();
  return (
    <section class="card pad">
      <header>
        <h3>{say('play.pad')}</h3>
        <span class="small muted" data-testid="pad-state" data-kept={pad.kept}>
          {say(pad.text && pad.kept ? 'play.pad_kept' : 'play.pad_private')}
        </span>
      </header>
      <textarea
        aria-label={say('play.pad')}
        data-testid="pad"
        rows={4}
        maxLength={LONGEST}
        disabled={!pad.ready}
        value={pad.text}
        onInput={event => pad.write(event.currentTarget.value)}
      />
    </section>
  );
}
