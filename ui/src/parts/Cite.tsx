import { useState } from 'preact/hooks';
import { ArticleDialog } from '../books/ArticleDialog';
import { withBookNames } from '../books/names';
import type { GroundView, RulingView } from '../made/types';

// What an answer rests on, as chips; an article opens.
export function Grounds({ grounds }: { grounds: readonly GroundView[] }) {
  const [open, setOpen] = useState<GroundView | undefined>(undefined);
  return (
    <span class="cites">
      {grounds.map(ground => (
        <button
          key={`${ground.rulebook} ${ground.kind} ${ground.reference}`}
          type="button"
          class="cite"
          onClick={() => setOpen(ground)}
        >
          {withBookNames(ground.text)}
        </button>
      ))}
      {open && <ArticleDialog ground={open} onClose={() => setOpen(undefined)} />}
    </span>
  );
}

// A ruling in one sentence and with its grounds.
export function RulingLine({ ruling }: { ruling: RulingView }) {
  return (
    <div class="ruling-line">
      <p>{ruling.text}</p>
      <Grounds grounds={ruling.grounds} />
    </div>
  );
}
