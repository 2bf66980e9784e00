import type { BookLine, ExplanationView } from '../made/types';
import { ArticleText } from '../books/ArticleDialog';
import { withBookNames } from '../books/names';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { TilesView } from '../tile/TilesView';
import { bookName, tileSet } from '../tile/tile_set';
import { Compared } from './Compared';
import { Why } from './Why';
import { spelled } from './spelled';

type Props = { answer: readonly ExplanationView[]; word: string; books: readonly BookLine[]; own: BookLine };

// The word as tiles, the verdict of one's own book with its reasons, and all the books.
export function Answer({ answer, word, books, own }: Props) {
  const { say } = useSpeech();
  const set = tileSet(own.tile_set);
  const tiles = spelled(word, set);
  const points = tiles.reduce((sum, letter) => sum + (set.letters[letter]?.points ?? 0), 0);
  const found = answer.find(({ rulebook }) => rulebook === own.id);
  const deciding = found?.grounds.findLast(({ kind }) => kind === 'article');
  return (
    <div class="study-answer" data-testid="explanation" aria-live="polite">
      <div class="study-head">
        <p class="tiles big-tiles" aria-hidden="true">
          <TilesView letters={tiles} set={set} />
        </p>
        <div>
          <p class="muted">{tiles.length > 0 ? say('study.tiles', { count: tiles.length, points }) : say('study.no_tiles')}</p>
          <h2 class={found ? (found.valid ? 'pill big ok' : 'pill big bad') : 'pill big warn'}>
            <Icon name={found ? (found.valid ? 'check' : 'cross') : 'warn'} />
            {say(found ? (found.valid ? 'study.valid_with' : 'study.not_valid_with') : 'study.no_data_with', { book: bookName(own.id) })}
          </h2>
        </div>
      </div>
      {found && (
        <div class="study-columns">
          <Why found={found} tiles={tiles} />
          {deciding && (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
            <section class="card card-body deciding" tabIndex={0} aria-label={withBookNames(deciding.text)}>
              <ArticleText book={deciding.rulebook} number={deciding.reference} short />
            </section>
          )}
        </div>
      )}
      <Compared answer={answer} books={books} own={own} />
    </div>
  );
}
