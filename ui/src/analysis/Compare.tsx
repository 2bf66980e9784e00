import { useEffect, useState } from 'preact/hooks';
import type { Analysis, Weighing } from '../made/types';
import { withDecimalComma } from '../i18n/numbers';
import { Failure } from '../parts/Failure';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import type { Shown } from './AnalysisBoard';

const BEST = '';

type Props = { rulebook: string; cgp: string; analysis: Analysis; shown: Shown | undefined };

// Why one play is better than another, in words: the one on the board against another of the list.
export function Compare({ rulebook, cgp, analysis, shown }: Props) {
  const { say, language } = useSpeech();
  const [wanted, setOther] = useState(BEST);
  const [told, setTold] = useState<Weighing | undefined>(undefined);
  const { busy, failure, send } = useSent();
  const move = shown?.name ?? '';
  const other = wanted === move ? BEST : wanted;
  useEffect(() => setTold(undefined), [cgp, move, other, rulebook]);
  const others = analysis.plays.filter(({ play }) => play !== move);
  return (
    <section class="card">
      <header>
        <h2 class="card-title">{say('analysis.compare')}</h2>
      </header>
      <div class="card-body">
        {move ? (
          <div class="fields compare-fields">
            <Select
              label={say('analysis.against', { play: shown?.text ?? '' })}
              value={other}
              choices={[[BEST, say('analysis.the_best')], ...others.map(each => [each.play, each.shown] as const)]}
              onChoose={setOther}
            />
            <button
              type="button"
              class="button primary"
              disabled={busy}
              onClick={() => void send('/api/analysis/compare', { rulebook, cgp, move, other: other || null }, setTold)}
            >
              {say(busy ? 'analysis.comparing' : 'analysis.explain')}
            </button>
          </div>
        ) : (
          <p class="muted">{say('analysis.choose_play')}</p>
        )}
        <Failure failure={failure} />
        {told && (
          <ul class="sentences" aria-live="polite" data-testid="sentences">
            {told.sentences.map(sentence => (
              <li key={sentence}>{withDecimalComma(sentence, language)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
