import type { Say } from '../i18n/say';
import type { OvertimeRule } from '../tile/tile_set';

// A clock as players read it: "17:48"; tenths in the last seconds of a timer; below zero "−0:42".
export function printClock(milliseconds: number, tenths = false): string {
  const left = Math.abs(milliseconds);
  const late = milliseconds < 0;
  if (tenths && !late && left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = late ? Math.floor(left / 1000) : Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${late && seconds > 0 ? '−' : ''}${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

// The same in words, for who listens: "17 minutos 48 segundos".
export function sayClock(milliseconds: number, say: Say): string {
  const late = milliseconds < 0;
  const seconds = late ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const parts = [minutes > 0 && say('play.minutes', { count: minutes }), say('play.seconds', { count: seconds % 60 })];
  const time = parts.filter(Boolean).join(' ');
  return late && seconds > 0 ? say('play.below_zero', { time }) : time;
}

// What a clock shows now, from what it showed when the server's message set out.
export function leftNow(left: number, running: boolean, since: number, now: number): number {
  return running ? left - Math.max(0, now - since) : left;
}

// What a clock below zero costs so far: a unit that has begun counts whole.
export function overtimePoints(left: number, rule: OvertimeRule): number {
  const units = Math.ceil(Math.max(0, -left) / (rule.seconds * 1000));
  return Math.min(units * rule.points, rule.maximum ?? Infinity);
}
