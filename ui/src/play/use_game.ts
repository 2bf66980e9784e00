import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, GameLink, browserTimers, dialSocket } from '../api/link';
import { signedOut } from '../api/answer';
import { freshId } from '../api/id';
import type { EventView, FromPage, GameView, Said } from '../made/types';
import type { Language } from '../i18n/say';
import { withEvents } from './table';
import { type TimeTold, aheadBy, withTold } from './table_time';

export type LiveGame = {
  readonly game: GameView | undefined;
  readonly since: number; // when, by our clock, the table stood like that
  readonly events: readonly EventView[];
  readonly fresh: boolean; // connected, and nothing is waiting for an answer
  readonly connected: boolean;
  readonly failed: boolean; // a connection was lost, or not to be had
  readonly refused: Answer | undefined;
  readonly said: Said | undefined; // the latest courtesy
  readonly ended: string; // why the server will have no more of it
  readonly send: (command: Record<string, unknown>, sheetVersion?: string) => void;
  readonly tell: (message: Exclude<FromPage, { type: 'command' }>) => void;
  readonly forget: () => void;
};

// One game as it goes on: what the server says, and a way to answer.
export function useGame(id: string, language: Language): LiveGame {
  const link = useRef<GameLink | undefined>(undefined);
  const told = useRef<readonly TimeTold[]>([]);
  const [game, setGame] = useState<{ view: GameView; received: number } | undefined>(undefined);
  const [ahead, setAhead] = useState<number | undefined>(undefined);
  const [events, setEvents] = useState<readonly EventView[]>([]);
  const [connected, setConnected] = useState<boolean | undefined>(undefined);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<Answer | undefined>(undefined);
  const [said, setSaid] = useState<Said | undefined>(undefined);
  const [ended, setEnded] = useState('');

  useEffect(() => {
    const path = `/api/games/${encodeURIComponent(id)}/live`;
    const opened = new GameLink(dialSocket(path), browserTimers, language, {
      onConnection: isThere => {
        setConnected(isThere);
        if (isThere) return;
        told.current = []; // the table's time stands still while the server does
        setAhead(undefined);
      },
      onWaiting: setWaiting,
      onTime: (tableTime, trip) => {
        told.current = withTold(told.current, { trip, ahead: tableTime - Date.now() });
        setAhead(aheadBy(told.current));
      },
      onMessage: message => {
        if (message.type === 'update') {
          setGame({ view: message.game, received: Date.now() });
          setEvents(known => withEvents(known, message.events));
        }
        if (message.type === 'ack') setRefused(message.done ? undefined : message);
        if (message.type === 'said') setSaid(message);
        if (message.type === 'goodbye') {
          setEnded(message.text);
          if (message.reason === 'signed_out') signedOut();
        }
      },
    });
    link.current = opened;
    return () => {
      opened.close();
      setEvents([]);
    };
  }, [id, language]);

  const send = useCallback((command: Record<string, unknown>, sheetVersion?: string): void => {
    setRefused(undefined);
    link.current?.command(freshId(), command, sheetVersion ?? null);
  }, []);
  const tell = useCallback((message: Exclude<FromPage, { type: 'command' }>): void => link.current?.say(message), []);
  const forget = useCallback((): void => setRefused(undefined), []);
  return {
    game: game?.view,
    since: game ? (ahead === undefined ? game.received : game.view.clock.now - ahead) : 0,
    events,
    fresh: connected === true && !waiting,
    connected: connected === true,
    failed: connected === false,
    refused,
    said,
    ended,
    send,
    tell,
    forget,
  };
}
