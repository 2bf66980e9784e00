import { read, readSession } from '../api/http';
import type { BookLine } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import { inBookOrder } from '../books/facts';
import type { Language } from '../i18n/say';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { AnalysisBoard } from './AnalysisBoard';

async function load(language: Language): Promise<readonly BookLine[]> {
  await readSession(language);
  return inBookOrder(await read<BookLine[]>('/api/rulebooks')).filter(({ words }) => words);
}

// A position set up by hand or pasted, and its best plays as soon as it stands.
export default function AnalysisPage() {
  const { say, language } = useSpeech();
  const { value: books, failure } = useLoaded(() => load(language), language);
  return (
    <div class="page narrow">
      <div>
        <h1>{say('analysis.title')}</h1>
        <p class="lead">{say('analysis.lead')}</p>
      </div>
      <Failure failure={failure} retrying />
      {books ? (
        books.length > 0 ? (
          <AnalysisBoard books={books} />
        ) : (
          <p class="notice">{say('analysis.no_words')}</p>
        )
      ) : (
        !failure && <p class="loading">{say('shell.loading')}</p>
      )}
    </div>
  );
}
