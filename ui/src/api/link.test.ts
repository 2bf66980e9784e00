import { expect, test } from 'vitest';
import { type Dial, GameLink, type Timers } from './link';
import type { FromPage } from '../made/types';

type Opened = Parameters<Dial>[0] & { sent: FromPage[] };

// A network and a clock that the test turns by hand.
function world() {
  const lines: Opened[] = [];
  const waiting: { act: () => void; at: number }[] = [];
  let now = 1_000;
  const dial: Dial = on => {
    const line: Opened = { ...on, sent: [] };
    lines.push(line);
    return { send: text => line.sent.push(JSON.parse(text)), close: () => line.close() };
  };
  const timers: Timers = {
    now: () => now,
    later: (act, milliseconds) => {
      const entry = { act, at: now + milliseconds };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), waiting.includes(entry) ? 1 : 0);
    },
  };
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const next = waiting.filter(entry => entry.at <= until).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      waiting.splice(waiting.indexOf(next), 1);
      now = next.at;
      next.act();
    }
    now = until;
  };
  const heard = { connected: [] as boolean[], waiting: [] as boolean[], times: [] as number[][] };
  const link = new GameLink(dial, timers, 'ca', {
    onConnection: connected => heard.connected.push(connected),
    onWaiting: on => heard.waiting.push(on),
    onTime: (tableTime, trip) => heard.times.push([tableTime, trip]),
    onMessage: () => undefined,
  });
  const commands = (line: Opened | undefined): string[] =>
    (line?.sent ?? []).flatMap(message => (message.type === 'command' ? message.id : []));
  return { link, lines, pass, heard, commands };
}

const ack = (id: string): string => JSON.stringify({ type: 'ack', id, version: 4, done: true, rulings: [], refusal: null });
const update = (version: number): string => JSON.stringify({ type: 'update', version, events: [], game: {} });

test('a link says hello with its language, and after a break where it left off', () => {
  const { lines, pass } = world();
  lines[0]?.open();
  lines[0]?.message(update(7));
  lines[0]?.close();
  pass(300);
  lines[1]?.open();

  expect(lines[0]?.sent[0]).toEqual({ type: 'hello', version: null, language: 'ca' });
  expect(lines[1]?.sent[0]).toEqual({ type: 'hello', version: 7, language: 'ca' });
});

test('a command is sent again until it is acknowledged, and then never more', () => {
  const { link, lines, pass, commands, heard } = world();
  lines[0]?.open();
  link.command('one', { command: 'pass' });
  pass(3_000);
  expect(commands(lines[0])).toEqual(['one', 'one']);

  lines[0]?.message(ack('one'));
  pass(2_900);
  expect(commands(lines[0])).toEqual(['one', 'one']);
  expect(heard.waiting).toEqual([true, false]);
});

test('a command given without a connection goes out with the next one', () => {
  const { link, lines, pass, commands } = world();
  lines[0]?.close();
  link.command('one', { command: 'pass' });
  pass(300);
  lines[1]?.open();

  expect(commands(lines[1])).toEqual(['one']);
});

test('the page counts as connected only once the game has come', () => {
  const { lines, heard } = world();
  lines[0]?.open();
  expect(heard.connected).toEqual([]);
  lines[0]?.message(update(1));
  lines[0]?.close();

  expect(heard.connected).toEqual([true, false]);
});

test('a link tells the time of the table as it is when the answer comes', () => {
  const { lines, pass, heard } = world();
  lines[0]?.open();
  const ping = lines[0]?.sent.find(message => message.type === 'ping');
  pass(100);
  lines[0]?.message(JSON.stringify({ type: 'pong', sent: ping?.sent, now: 5_050 }));

  expect(heard.times).toEqual([[5_100, 100]]);
});

test('a line that has fallen silent is given up', () => {
  const { lines, pass } = world();
  lines[0]?.open();
  lines[0]?.message(update(1));
  pass(13_500);

  expect(lines).toHaveLength(2);
});

test('a link that was closed stays closed', () => {
  const { link, lines, pass } = world();
  lines[0]?.open();
  link.close();
  pass(60_000);

  expect(lines).toHaveLength(1);
});
