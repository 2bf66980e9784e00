import type { Say } from '../i18n/say';
import type { OvertimeRule } from '../tile/tile_set';

// A clock as players read it: "17:48"; tenths in the last seconds of a timer; below zero "−0:42".
export function printClock(milliseconds: number, tenths = false): string {
  if (tenths && milliseconds >= 0 && milliseconds < 10_000) return (Math.floor(milliseconds / 100) / 10).toFixed(1);
  const { late, minutes, seconds } = shownTime(milliseconds);
  return `${late ? '−' : ''}${minutes}:${String(seconds).padStart(2, '0')}`;
}

// The same in words, for who listens: "17 minutos 48 segundos".
export function sayClock(milliseconds: number, say: Say): string {
  const { late, minutes, seconds } = shownTime(milliseconds);
  const parts = [minutes > 0 && say('play.minutes', { count: minutes }), say('play.seconds', { count: seconds })];
  const time = parts.filter(Boolean).join(' ');
  return late ? say('play.below_zero', { time }) : time;
}

// A second that has begun is still there; below zero it counts when it is over.
function shownTime(milliseconds: number): { late: boolean; minutes: number; seconds: number } {
  const all = milliseconds < 0 ? Math.floor(-milliseconds / 1000) : Math.ceil(milliseconds / 1000);
  return { late: milliseconds < 0 && all > 0, minutes: Math.floor(all / 60), seconds: all % 60 };
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
