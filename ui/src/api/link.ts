import type { Language } from '../i18n/say';
import type { FromPage, ToPage } from '../made/types';

// The part of a WebSocket that a link uses.
export type Line = {
  send: (text: string) => void;
  close: () => void;
};

export type Dial = (on: {
  open: () => void;
  message: (text: string) => void;
  close: () => void;
}) => Line;

export type Timers = {
  now: () => number;
  later: (act: () => void, milliseconds: number) => () => void;
};

type Command = Extract<FromPage, { type: 'command' }>;
export type Answer = Extract<ToPage, { type: 'ack' }>;

export type Listener = {
  onConnection: (connected: boolean) => void;
  onWaiting: (waiting: boolean) => void;
  onTime: (tableTime: number, trip: number) => void; // the table's time by now, and how long it took to ask
  onMessage: (message: ToPage) => void;
};

const PING_EVERY = 2_500;
const RESEND_AFTER = 3_000;
const SILENCE = 10_000;
const RETRIES = [300, 700, 1_500, 3_000, 5_000];

// A game's connection. It comes back by itself, says where it left off, and sends every command
// again until the server has acknowledged it; the server does each of them once.
export class GameLink {
  readonly #dial: Dial;
  readonly #timers: Timers;
  readonly #listener: Listener;
  readonly #language: Language;
  readonly #pending = new Map<string, Command>();
  #line: Line | undefined;
  #connected = false;
  #closed = false;
  #version: number | null = null;
  #attempts = 0;
  #heard = 0;
  #cancel: (() => void)[] = [];

  constructor(dial: Dial, timers: Timers, language: Language, listener: Listener) {
    this.#dial = dial;
    this.#timers = timers;
    this.#language = language;
    this.#listener = listener;
    this.#connect();
  }

  // A command waits under its id until it is acknowledged, through any number of connections.
  command(id: string, command: Record<string, unknown>, sheetVersion: string | null = null): void {
    this.#pending.set(id, { type: 'command', id, command, sheet_version: sheetVersion });
    this.#listener.onWaiting(true);
    this.#resend();
  }

  // What may be lost without harm: courtesies, lost focus.
  say(message: Exclude<FromPage, Command>): void {
    if (this.#connected) this.#line?.send(JSON.stringify(message));
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    this.#line?.close();
  }

  #connect(): void {
    let current = true;
    this.#line = this.#dial({
      open: () => current && this.#opened(),
      message: text => current && this.#received(text),
      close: () => {
        if (!current) return;
        current = false;
        this.#lost();
      },
    });
  }

  #opened(): void {
    this.#heard = this.#timers.now();
    this.#line?.send(
      JSON.stringify({ type: 'hello', version: this.#version, language: this.#language } satisfies FromPage),
    );
    this.#connected = true;
    this.#resend();
    this.#ping();
  }

  #received(text: string): void {
    const message = JSON.parse(text) as ToPage;
    this.#heard = this.#timers.now();
    this.#attempts = 0;
    if (message.type === 'update') {
      this.#version = message.version;
      this.#listener.onConnection(true);
    }
    if (message.type === 'ack') {
      this.#pending.delete(message.id);
      this.#listener.onWaiting(this.#pending.size > 0);
    }
    if (message.type === 'pong') {
      const trip = this.#heard - message.sent;
      this.#listener.onTime(message.now + trip / 2, trip);
    }
    if (message.type === 'goodbye' && message.reason === 'unreadable') this.#closed = true;
    this.#listener.onMessage(message);
  }

  #resend(): void {
    if (!this.#connected || this.#pending.size === 0) return;
    for (const message of this.#pending.values()) this.#line?.send(JSON.stringify(message));
    this.#cancel.push(this.#timers.later(() => this.#resend(), RESEND_AFTER));
  }

  #ping(): void {
    if (!this.#connected) return;
    if (this.#timers.now() - this.#heard > SILENCE) return this.#line?.close();
    this.say({ type: 'ping', sent: this.#timers.now() });
    this.#cancel.push(this.#timers.later(() => this.#ping(), PING_EVERY));
  }

  #lost(): void {
    this.#stop();
    this.#listener.onConnection(false);
    if (this.#closed) return;
    const wait = RETRIES[Math.min(this.#attempts, RETRIES.length - 1)] ?? 5_000;
    this.#attempts += 1;
    this.#cancel.push(this.#timers.later(() => this.#connect(), wait));
  }

  #stop(): void {
    this.#connected = false;
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
  }
}

// A dial for real: the address is of this site, so that cookies go along.
export function dialSocket(path: string): Dial {
  return on => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}${path}`);
    socket.addEventListener('open', on.open);
    socket.addEventListener('message', event => on.message(String(event.data)));
    socket.addEventListener('close', on.close);
    return { send: text => socket.send(text), close: () => socket.close() };
  };
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  later: (act, milliseconds) => {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
};
