import { useState } from 'preact/hooks';
import { read } from '../api/http';
import type { ComparedRow } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { Grounds } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { bookName } from '../tile/tile_set';
import { BOOK_IDS } from './facts';

// The same question put to all books.
export function Comparison() {
  const { say, language } = useSpeech();
  const [all, setAll] = useState(false);
  const [sought, setSought] = useState('');
  const { value: rows, failure } = useLoaded(() => read<ComparedRow[]>('/api/comparison', { language }), language);
  if (!rows) return failure ? <Failure failure={failure} /> : <p class="loading">{say('shell.loading')}</p>;
  const wanted = sought.toLocaleLowerCase();
  const shown = rows.filter(row => (all || row.differs) && `${row.chapter} ${row.label}`.toLocaleLowerCase().includes(wanted));
  const books = BOOK_IDS.filter(id => rows[0]?.answers[id]);
  return (
    <>
      <div class="fields search-fields">
        <label class="field">
          {say('books.search')}
          <input type="search" value={sought} onInput={event => setSought(event.currentTarget.value)} />
        </label>
        <label class="check">
          <input type="checkbox" checked={all} onChange={event => setAll(event.currentTarget.checked)} />
          {say('books.all_questions')}
        </label>
      </div>
      <div class="card table-holder" tabIndex={0} role="region" aria-label={say('books.compare')}>
        <table class="table compared">
          <thead>
            <tr>
              <th scope="col">{say('books.question')}</th>
              {books.map(id => (
                <th key={id} scope="col">
                  {bookName(id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.length === 0 && (
              <tr>
                <td colSpan={books.length + 1} class="muted">
                  {say('books.nothing_found')}
                </td>
              </tr>
            )}
            {shown.map(row => (
              <tr key={row.path}>
                <th scope="row">
                  <span class="muted">{row.chapter}</span>
                  <br />
                  {row.label}
                </th>
                {books.map(id => (
                  <td key={id}>
                    <p>{row.answers[id]?.text}</p>
                    <Grounds grounds={row.answers[id]?.grounds.slice(0, 2) ?? []} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
