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

// What a clock shows now, from what it showed when the server's message set out.
export function leftNow(left: number, running: boolean, since: number, now: number): number {
  return running ? left - Math.max(0, now - since) : left;
}

// What a clock below zero costs so far: a unit that has begun counts whole.
export function overtimePoints(left: number, rule: OvertimeRule): number {
  const units = Math.ceil(Math.max(0, -left) / (rule.seconds * 1000));
  return Math.min(units * rule.points, rule.maximum ?? Infinity);
}
