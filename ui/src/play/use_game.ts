import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type Answer, GameLink, browserTimers, dialSocket } from '../api/link';
import { freshId } from '../api/id';
import type { EventView, FromPage, GameView, Said } from '../api/types';
import type { Language } from '../i18n/say';
import { withEvents } from './table';

export type LiveGame = {
  readonly game: GameView | undefined;
  readonly since: number; // when, by our clock, the server said so
  readonly events: readonly EventView[];
  readonly fresh: boolean; // connected, and nothing is waiting for an answer
  readonly connected: boolean;
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
  const trip = useRef(0);
  const [game, setGame] = useState<{ view: GameView; since: number } | undefined>(undefined);
  const [events, setEvents] = useState<readonly EventView[]>([]);
  const [connected, setConnected] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [refused, setRefused] = useState<Answer | undefined>(undefined);
  const [said, setSaid] = useState<Said | undefined>(undefined);
  const [ended, setEnded] = useState('');

  useEffect(() => {
    const path = `/api/games/${encodeURIComponent(id)}/live`;
    const opened = new GameLink(dialSocket(path), browserTimers, language, {
      onConnection: setConnected,
      onWaiting: setWaiting,
      onTrip: milliseconds => {
        trip.current = milliseconds;
      },
      onMessage: message => {
        if (message.type === 'update') {
          setGame({ view: message.game, since: Date.now() - trip.current / 2 });
          setEvents(known => withEvents(known, message.events));
        }
        if (message.type === 'ack') setRefused(message.done ? undefined : message);
        if (message.type === 'said') setSaid(message);
        if (message.type === 'goodbye') setEnded(message.text);
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
    since: game?.since ?? 0,
    events,
    fresh: connected && !waiting,
    connected,
    refused,
    said,
    ended,
    send,
    tell,
    forget,
  };
}
