import { read } from '../api/http';
import type { ArticleView, GroundView, ReadingView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { Dialog } from '../parts/Dialog';
import { Failure } from '../parts/Failure';
import { namedGroundOf } from '../parts/cited';
import { useSpeech } from '../parts/context';
import { BOOKS, bookName } from '../tile/tile_set';

const WITHOUT_TEXT = {
  base: 'books.base',
  silent: 'books.silent',
  tournament: 'books.tournament',
} as const;

// What a citation stands for: the article in our words, our reading, or why there is neither.
export function ArticleDialog({ ground, onClose }: { ground: GroundView; onClose: () => void }) {
  const { say } = useSpeech();
  const title = namedGroundOf(ground, say).text;
  return (
    <Dialog title={title} onClose={onClose}>
      {ground.kind === 'article' ? (
        <ArticleText book={ground.rulebook} number={ground.reference} />
      ) : ground.kind === 'reading' ? (
        <ReadingText id={ground.reference} />
      ) : (
        <p>{say(WITHOUT_TEXT[ground.kind])}</p>
      )}
    </Dialog>
  );
}

// `short` leaves out the questions that rest on the article.
export function ArticleText({ book, number, short = false }: { book: string; number: string; short?: boolean }) {
  const { say, language } = useSpeech();
  const path = `/api/rulebooks/${encodeURIComponent(book)}/articles/${encodeURIComponent(number)}`;
  const { value: article, failure } = useLoaded(() => read<ArticleView>(path, { language }), `${path} ${language}`);
  if (!article) return failure ? <Failure failure={failure} /> : <Awaited />;
  return (
    <>
      <div class="article" lang={BOOKS[book]?.language}>
        <h3>{`${bookName(book)}, ${say('books.cite_article', { number })}. ${article.title}`}</h3>
        <p>{article.gist || article.set_aside}</p>
      </div>
      {!short && article.answers.length > 0 && (
        <dl class="answers">
          {article.answers.map(answer => (
            <div key={answer.path}>
              <dt>{answer.label}</dt>
              <dd>{answer.text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p class="small muted">{say('books.gist_is_ours')}</p>
    </>
  );
}

function Awaited() {
  const { say } = useSpeech();
  return <p class="muted">{say('shell.loading')}</p>;
}

function ReadingText({ id }: { id: string }) {
  const { say, language } = useSpeech();
  const { value: readings, failure } = useLoaded(() => read<ReadingView[]>('/api/readings', { language }), language);
  if (!readings) return failure ? <Failure failure={failure} /> : <Awaited />;
  const found = readings.find(reading => reading.id === id);
  return (
    <>
      <p>
        <b>{say('books.reading')}</b> {found?.point}
      </p>
      <p>{found?.reading}</p>
    </>
  );
}
