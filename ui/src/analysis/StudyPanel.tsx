import type { Study } from '../made/types';
import { decimal, whole } from '../i18n/numbers';
import type { Language, Say } from '../i18n/say';
import { Closed, WHILE_PLAYING } from '../parts/Closed';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import type { Shown } from './AnalysisBoard';
import { StudyTable } from './StudyTable';
import { useStudy } from './use_study';

// Each kind of study: its name, what it does, and how it is begun.
const KINDS = {
  simulation: { name: 'analysis.simulation', text: 'analysis.simulation_text', start: 'analysis.start_simulation' },
  pre_ending: { name: 'analysis.pre_ending', text: 'analysis.pre_ending_text', start: 'analysis.start_pre_ending' },
  ending: { name: 'analysis.ending', text: 'analysis.ending_text', start: 'analysis.start_ending' },
} as const;
const MOST_IN_BAG = 2; // with which an ending is looked through
const SECONDS = 20;

type Props = { rulebook: string; cgp: string; inBag: number; shown: Shown | undefined; onShow: (move: Shown) => void };

// The deep look: a simulation, or an ending solved, told as it goes on.
export function StudyPanel({ rulebook, cgp, inBag, shown, onShow }: Props) {
  const { say, language } = useSpeech();
  const { study, running, failure, start, stop } = useStudy(rulebook, cgp, SECONDS);
  const kind = KINDS[inBag === 0 ? 'ending' : inBag <= MOST_IN_BAG ? 'pre_ending' : 'simulation'];
  return (
    <section class="card" data-testid="study">
      <header>
        <h2 class="card-title">{say(kind.name)}</h2>
        {running ? (
          <button type="button" class="button" onClick={stop}>
            <Icon name="pause" /> {say('analysis.stop')}
          </button>
        ) : (
          <button type="button" class="button primary" onClick={start}>
            <Icon name="play" /> {say(kind.start)}
          </button>
        )}
      </header>
      <p class="card-foot small muted">{say(kind.text, { count: inBag })}</p>
      {failure?.code === WHILE_PLAYING ? <Closed book={rulebook} /> : <Failure failure={failure} />}
      {(study ?? running) && (
        <p class="study-state" role="status" data-done={study?.done ?? false}>
          {running && <span class="pulse" aria-hidden="true" />}
          {study ? stateOf(study, running, say, language) : say('analysis.starting')}
        </p>
      )}
      {study && study.moves.length > 0 && <StudyTable study={study} shown={shown} onShow={onShow} />}
    </section>
  );
}

function stateOf(study: Study, running: boolean, say: Say, language: Language): string {
  const figure = (value: number | null | undefined): string => (value === null || value === undefined ? '?' : decimal(value, 0, language));
  switch (study.kind) {
    case 'simulation': {
      const rollouts = whole(study.rollouts ?? 0, language);
      if (running || !study.done) return say('analysis.rollouts_so_far', { rollouts });
      return say(study.ended === 'settled' ? 'analysis.settled' : 'analysis.rollouts_done', { rollouts });
    }
    case 'pre_ending':
      return say(study.done ? 'analysis.bags_done' : 'analysis.bags_so_far', { count: study.bags ?? 0 });
    case 'ending': {
      const facts = { value: figure(study.value), low: figure(study.low), high: figure(study.high), nodes: whole(study.nodes ?? 0, language) };
      return say(study.proved ? 'analysis.proved' : study.done ? 'analysis.not_proved' : 'analysis.solving', facts);
    }
  }
}
