import { useEffect, useState } from 'preact/hooks';
import { ServerError, change, read, readSession } from '../api/http';
import { freshId } from '../api/id';
import type { DeskAnswer, DeskView, GameView } from '../api/types';
import type { Route } from '../app/route';
import { BoardView } from '../board/BoardView';
import { readSquare } from '../board/square';
import { boardTexts } from '../board/words';
import type { Language } from '../i18n/say';
import { RulingLine } from '../parts/Cite';
import { Failure } from '../parts/Failure';
import { Icon } from '../parts/Icon';
import { useSpeech } from '../parts/context';
import { Seats } from '../play/Seats';
import { Sheet } from '../play/Sheet';
import { boardOf } from '../play/table';
import { Entries } from './Entries';

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
        if (current) setFailure(wrong instanceof ServerError ? wrong : new ServerError('', ''));
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
      setAnswer(done);
      setAsked(asked + 1);
      return done.done;
    } catch (wrong) {
      setFailure(wrong instanceof ServerError ? wrong : new ServerError('', ''));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return (
    <div class="page narrow">
      <h1>{say('desk.title')}</h1>
      <Failure failure={failure} />
      {!desk && !failure && <p class="loading">{say('shell.loading')}</p>}
      {desk && (
        <div class="desk">
          <div>
            <Seats game={desk.view.game} since={desk.since} connected />
            <DeskBoard game={desk.view.game} />
            <Sheet game={desk.view.game} />
          </div>
          <div>
            <Case desk={desk.view} busy={busy} act={act} />
            {answer && <Told answer={answer} />}
            <Entries game={desk.view.game} busy={busy} act={act} />
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

function Case({ desk, busy, act }: { desk: DeskView; busy: boolean; act: Act }) {
  const { say } = useSpeech();
  const [reason, setReason] = useState('');
  const { game, proposed } = desk;
  const words = game.challenge?.words.map(word => word.join('')) ?? [];
  if (game.phase !== 'challenged' && game.phase !== 'appealed') {
    return <p class="notice">{say('desk.no_case')}</p>;
  }
  const decide = (valid: boolean): void => {
    const command =
      game.phase === 'challenged'
        ? { command: 'give_verdict', valid: proposed && proposed.valid.every(Boolean) === valid ? proposed.valid : words.map(() => valid) }
        : { command: 'decide_appeal', valid };
    void act(command, reason).then(done => done && setReason(''));
  };
  return (
    <section class="card" data-testid="case">
      <header>
        <h3>{say(game.phase === 'challenged' ? 'desk.challenge' : 'desk.appeal')}</h3>
      </header>
      <div class="card-body">
        {words.length > 0 && <p class="word">{words.join(', ')}</p>}
        {desk.appeal && <blockquote>{desk.appeal}</blockquote>}
        {proposed && (
          <p>
            {say('desk.proposed')}{' '}
            <span class={proposed.valid.every(Boolean) ? 'pill ok' : 'pill bad'}>
              <Icon name={proposed.valid.every(Boolean) ? 'check' : 'cross'} />
              {say(proposed.valid.every(Boolean) ? 'judge.correct' : 'judge.not_valid')}
            </span>
          </p>
        )}
        <label class="field">
          {say('desk.reason')}
          <textarea rows={2} maxLength={1000} value={reason} onInput={event => setReason(event.currentTarget.value)} />
        </label>
        <div class="actions halves">
          <button type="button" class="button primary big" disabled={busy} onClick={() => decide(true)}>
            {say('judge.correct')}
          </button>
          <button type="button" class="button against big" disabled={busy} onClick={() => decide(false)}>
            {say('judge.not_valid')}
          </button>
        </div>
      </div>
    </section>
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

function Log({ desk }: { desk: DeskView }) {
  const { say } = useSpeech();
  const name = (side: string): string => desk.game.seats[side === 'B' ? 'B' : 'A'].name;
  return (
    <section class="card">
      <header>
        <h3>{say('desk.log')}</h3>
      </header>
      <ul class="lines small">
        {desk.focus.map(entry => (
          <li key={`${entry.side} ${entry.at}`}>
            {say('desk.looked_away', { player: name(entry.side), seconds: Math.round(entry.milliseconds / 1000) })}
          </li>
        ))}
        {desk.acts.map(logged => (
          <li key={`${logged.act} ${logged.at}`}>
            <span>{new Date(logged.at).toLocaleTimeString()}</span> <span>{logged.reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
