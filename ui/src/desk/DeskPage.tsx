import { useEffect, useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change, read, readSession } from '../api/http';
import { freshId } from '../api/id';
import type { DeskAnswer, DeskView, GameView } from '../api/types';
import { type Route, printRoute } from '../app/route';
import { BoardView } from '../board/BoardView';
import { readSquare } from '../board/square';
import { boardTexts } from '../board/words';
import type { Language } from '../i18n/say';
import { RulingLine } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { useSpeech } from '../parts/context';
import { Seats } from '../play/Seats';
import { Sheet } from '../play/Sheet';
import { boardOf } from '../play/table';
import { Case, hasCase } from './Case';
import { Claims } from './Claims';
import { EntryForm } from './EntryForm';
import { Log } from './Log';

const ASK_EVERY = 2_000;

// Whoever comes with the key takes the desk; after that it is theirs to look at.
async function open(game: string, key: string, language: Language): Promise<DeskView> {
  await readSession(language);
  const path = `/api/games/${encodeURIComponent(game)}/desk`;
  return key ? change<DeskView>(`${path}/take`, { key }, language) : read<DeskView>(path, { language });
}

export type Act = (command: Record<string, unknown>, reason?: string) => Promise<boolean>;

// The arbiter's desk of one game: the case, what the machine proposes, and what is decided.
export default function DeskPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const [game, key] = route.page === 'desk' ? [route.game, route.key] : ['', ''];
  const [desk, setDesk] = useState<{ view: DeskView; since: number } | undefined>(undefined);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const [answer, setAnswer] = useState<DeskAnswer | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let taken = false;
    const ask = async (): Promise<void> => {
      try {
        const view = await open(game, taken ? '' : key, language);
        taken = true;
        if (!current) return;
        setDesk({ view, since: Date.now() });
        setFailure(undefined);
      } catch (wrong) {
        if (current) setFailure(asServerError(wrong));
      }
      if (current) timer = setTimeout(() => void ask(), ASK_EVERY);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [game, key, language, asked]);

  const act: Act = async (command, reason = '') => {
    setBusy(true);
    try {
      const path = `/api/games/${encodeURIComponent(game)}/desk`;
      const done = await change<DeskAnswer>(path, { command, reason, id: freshId() }, language);
      const view = await open(game, '', language);
      setDesk({ view, since: Date.now() });
      setAnswer(done);
      return done.done;
    } catch (wrong) {
      setFailure(asServerError(wrong));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <div class="page narrow">
      <h1>{say('desk.title')}</h1>
      <Failure failure={failure} retrying />
      {!desk && failure?.code && (
        <p>
          <a class="button" href={printRoute({ page: 'home' })}>
            {say('shell.home')}
          </a>
        </p>
      )}
      {!desk && !failure && <p class="loading">{say('shell.loading')}</p>}
      {desk && (
        <div class="desk">
          <div class="desk-table">
            <Seats game={desk.view.game} since={desk.since} connected />
            <DeskBoard game={desk.view.game} />
            <Sheet game={desk.view.game} />
          </div>
          <div class="desk-case">
            <div class="desk-now">
              <Case desk={desk.view} busy={busy} act={act} />
              <Claims desk={desk.view} onAnswered={() => setAsked(asked + 1)} />
              {answer && !(answer.done && hasCase(desk.view)) && <Told answer={answer} />}
            </div>
            <EntryForm game={desk.view.game} busy={busy} act={act} />
            <Log desk={desk.view} />
          </div>
        </div>
      )}
    </div>
  );
}

function DeskBoard({ game }: { game: GameView }) {
  const { say } = useSpeech();
  const [cursor, setCursor] = useState(readSquare('H8'));
  return (
    <BoardView
      board={boardOf([...game.board, ...(game.play?.tiles ?? [])])}
      last={new Set(game.play?.tiles.map(tile => tile.square))}
      texts={boardTexts(say)}
      cursor={cursor}
      onCursor={setCursor}
    />
  );
}

function Told({ answer }: { answer: DeskAnswer }) {
  const { say } = useSpeech();
  return (
    <section class={answer.done ? 'notice ruling' : 'notice'} role="alert">
      <p>
        <b>{say(answer.done ? 'desk.done' : 'desk.not_done')}</b> {answer.refusal?.text}
      </p>
      {answer.rulings.map(ruling => (
        <RulingLine key={ruling.reason} ruling={ruling} />
      ))}
    </section>
  );
}
