import { useRef, useState } from 'preact/hooks';
import { change, read, readSession } from '../api/http';
import { freshId } from '../api/id';
import type { DeskAnswer, DeskView, GameView } from '../made/types';
import { useFollowed } from '../api/use_followed';
import type { Route } from '../app/route';
import { BoardView } from '../board/BoardView';
import { readSquare } from '../board/square';
import { boardTexts } from '../board/words';
import type { Language } from '../i18n/say';
import { FailureWhileFollowed } from '../parts/Failure';
import { HomeLink } from '../parts/HomeLink';
import { useSpeech } from '../parts/context';
import { useSent } from '../parts/use_sent';
import { Seats } from '../play/Seats';
import { Sheet } from '../play/Sheet';
import { boardOf } from '../play/table';
import { EntryForm } from './EntryForm';
import { Log } from './Log';
import { Now } from './Now';

const ASK_EVERY = 2_000;

function deskPath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}/desk`;
}

// Whoever comes with the key takes the desk; after that it is theirs to look at.
async function open(game: string, key: string, language: Language): Promise<DeskView> {
  await readSession(language);
  const path = deskPath(game);
  return key ? change<DeskView>(`${path}/take`, { key }, language) : read<DeskView>(path, { language });
}

export type Act = (command: Record<string, unknown>, reason?: string) => Promise<boolean>;

// The arbiter's desk of one game: the case, what the machine proposes, and what is decided.
export default function DeskPage({ route }: { route: Route }) {
  const { say, language } = useSpeech();
  const [game, key] = route.page === 'desk' ? [route.game, route.key] : ['', ''];
  const taken = useRef(false);
  const load = async (): Promise<{ view: DeskView; since: number }> => {
    const view = await open(game, taken.current ? '' : key, language);
    taken.current = true;
    return { view, since: Date.now() };
  };
  const { value: desk, failure, again } = useFollowed(load, ASK_EVERY, `${game} ${language}`);
  const [answer, setAnswer] = useState<DeskAnswer | undefined>(undefined);
  const { busy, failure: refusal, send } = useSent();

  const act: Act = async (command, reason = '') => {
    let done = false;
    setAnswer(undefined);
    await send<DeskAnswer>(deskPath(game), { command, reason, id: freshId() }, given => {
      setAnswer(given);
      done = given.done;
      again();
    });
    return done;
  };

  return (
    <div class="page narrow">
      <h1>{say('desk.title')}</h1>
      <FailureWhileFollowed failure={failure} shown={desk !== undefined} />
      {!desk && failure?.code && <HomeLink />}
      {!desk && !failure && <p class="loading">{say('shell.loading')}</p>}
      {desk && (
        <div class="board-and-beside desk">
          <div class="board-column">
            <Seats game={desk.view.game} since={desk.since} connected />
            <DeskBoard game={desk.view.game} />
            <Sheet game={desk.view.game} />
          </div>
          <div class="desk-case">
            <Now desk={desk.view} answer={answer} failure={refusal} busy={busy} act={act} onAnswered={again} />
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
