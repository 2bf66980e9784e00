import { read } from '../api/http';
import type { BookView } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { type Route, printRoute } from '../app/route';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { useNarrow } from '../parts/use_narrow';
import { bookName } from '../tile/tile_set';
import { ArticleDialog, ArticleText } from './ArticleDialog';
import { Comparison } from './Comparison';
import { Readings } from './Readings';
import { editionDate } from './edition';
import { BOOK_IDS } from './facts';

// In the place of a book: how we read what the texts leave open.
const READINGS = 'readings';

// The rulebooks: their articles in our words, and the same question put to all of them.
export default function BooksPage({ route }: { route: Route }) {
  const { say } = useSpeech();
  const [book, article] = route.page === 'books' ? [route.book, route.article] : ['', ''];
  return (
    <div class="page narrow">
      <div>
        <h1>{say('books.title')}</h1>
        <p class="lead">{say('books.lead')}</p>
      </div>
      <nav class="book-tabs" aria-label={say('books.title')}>
        {BOOK_IDS.map(id => (
          <a
            key={id}
            class={id === book ? 'button primary' : 'button'}
            aria-current={id === book ? 'page' : undefined}
            href={printRoute({ page: 'books', book: id, article: '' })}
          >
            {bookName(id)}
          </a>
        ))}
        <a class={book ? 'button' : 'button primary'} aria-current={book ? undefined : 'page'} href={printRoute({ page: 'books', book: '', article: '' })}>
          {say('books.compare')}
        </a>
        <a
          class={book === READINGS ? 'button primary' : 'button'}
          aria-current={book === READINGS ? 'page' : undefined}
          href={printRoute({ page: 'books', book: READINGS, article: '' })}
        >
          {say('books.readings')}
        </a>
      </nav>
      {book === READINGS ? <Readings key={article} chosen={article} /> : book ? <Book id={book} article={article} /> : <Comparison />}
    </div>
  );
}

function Book({ id, article }: { id: string; article: string }) {
  const { say, language } = useSpeech();
  const narrow = useNarrow();
  const path = `/api/rulebooks/${encodeURIComponent(id)}`;
  const { value: book, failure } = useLoaded(() => read<BookView>(path, { language }), `${path} ${language}`);
  if (!book) return failure ? <Failure failure={failure} /> : <p class="loading">{say('shell.loading')}</p>;
  const chapters = [...new Set(book.articles.map(each => each.chapter))];
  return (
    <div class="book">
      <div>
        <h2>{book.title}</h2>
        <p class="muted">{`${book.publisher}, ${editionDate(book.date, language)}`}</p>
      </div>
      <div class="book-columns">
        <div class="card articles">
          {chapters.map(chapter => (
            <details key={chapter} open={book.articles.some(each => each.chapter === chapter && each.number === article)}>
              <summary>{book.chapters[chapter] ?? chapter}</summary>
              <ul>
                {book.articles
                  .filter(each => each.chapter === chapter)
                  .map(each => (
                    <li key={each.number}>
                      <a
                        href={printRoute({ page: 'books', book: id, article: each.number })}
                        aria-current={each.number === article ? 'true' : undefined}
                      >
                        <b>{each.number}</b> <span lang={book.language}>{each.title}</span>
                      </a>
                    </li>
                  ))}
              </ul>
            </details>
          ))}
        </div>
        <section class="chosen-article" aria-live="polite">
          {article && !narrow ? <ArticleText key={article} book={id} number={article} /> : <p class="muted">{say('books.choose')}</p>}
        </section>
      </div>
      {article && narrow && (
        <ArticleDialog
          ground={{ rulebook: id, kind: 'article', reference: article, text: '' }}
          onClose={() => {
            location.hash = printRoute({ page: 'books', book: id, article: '' });
          }}
        />
      )}
    </div>
  );
}
