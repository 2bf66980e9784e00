import type { BookLine, ExplanationView } from '../made/types';
import { withBookNames } from '../books/names';
import { Grounds } from '../parts/Cite';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';

type Props = { answer: readonly ExplanationView[]; books: readonly BookLine[]; own: BookLine };

// The same word under every book; one of another language does not apply.
export function Compared({ answer, books, own }: Props) {
  const { say } = useSpeech();
  return (
    <div class="card table-holder" tabIndex={0} role="region" aria-label={say('study.all_books')}>
      <table class="table explained">
        <caption class="card-title">{say('study.all_books')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('home.rulebook')}</th>
            <th scope="col">{say('study.verdict')}</th>
            <th scope="col">{say('study.reason')}</th>
            <th scope="col">{say('study.article')}</th>
          </tr>
        </thead>
        <tbody>
          {books.map(book => (
            <Row
              key={book.id}
              book={book}
              own={book.id === own.id}
              applies={book.language === own.language}
              found={answer.find(({ rulebook }) => rulebook === book.id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { book: BookLine; own: boolean; applies: boolean; found: ExplanationView | undefined };

function Row({ book, own, applies, found }: RowProps) {
  const { say } = useSpeech();
  const shown = applies ? found : undefined;
  return (
    <tr class={own ? 'chosen' : ''}>
      <th scope="row">
        {bookName(book.id)} {own && <span class="pill">{say('study.yours')}</span>}
      </th>
      <td>
        <Verdict applies={applies} found={shown} />
      </td>
      <td>
        {applies ? (
          (shown?.lines.map(withBookNames) ?? [say('study.no_list')]).map(line => <p key={line}>{line}</p>)
        ) : (
          <p>{say(book.language === 'ca' ? 'study.of_catalan' : 'study.of_spanish')}</p>
        )}
      </td>
      <td>{shown && <Grounds grounds={shown.grounds} />}</td>
    </tr>
  );
}

function Verdict({ applies, found }: { applies: boolean; found: ExplanationView | undefined }) {
  const { say } = useSpeech();
  if (!applies) {
    return (
      <span class="pill">
        <span aria-hidden="true">–</span> {say('study.not_applicable')}
      </span>
    );
  }
  if (!found) {
    return (
      <span class="pill warn">
        <Icon name="warn" /> {say('study.no_data')}
      </span>
    );
  }
  return (
    <>
      <span class={found.valid ? 'pill ok' : 'pill bad'}>
        <Icon name={found.valid ? 'check' : 'cross'} /> {say(found.valid ? 'study.valid' : 'study.not_valid')}
      </span>
      {found.approximate && <span class="approximate">{say('study.approximate')}</span>}
    </>
  );
}
