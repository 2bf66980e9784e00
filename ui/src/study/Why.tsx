import type { ExplanationView } from '../made/types';
import { withBookNames } from '../books/names';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';

// The reasons in order; the last step is the verdict with its articles.
export function Why({ found, tiles }: { found: ExplanationView; tiles: readonly string[] }) {
  const { say } = useSpeech();
  return (
    <section class="card">
      <header>
        <h3 class="card-title">{say('study.why')}</h3>
        {found.list_name && <span class="small muted">{found.list_name}</span>}
      </header>
      <ol class="steps">
        <li>
          <span class="number">1</span>
          <p>
            <b class="word">{found.word}</b> {say('study.read_as')} <b class="spelled">{tiles.join(' ')}</b>
          </p>
        </li>
        {found.lines.map((line, index) => (
          <li key={line}>
            <span class="number">{index + 2}</span>
            <p>{withBookNames(line)}</p>
          </li>
        ))}
        <li class={found.valid ? 'step-ok' : 'step-bad'}>
          <span class="number">
            <Icon name={found.valid ? 'check' : 'cross'} />
          </span>
          <div>
            <p>
              <b>{say(found.valid ? 'study.valid' : 'study.not_valid')}</b>
            </p>
            <Grounds grounds={found.grounds} />
          </div>
        </li>
      </ol>
    </section>
  );
}
