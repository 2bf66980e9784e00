import { SIDE, type Square } from './square';

// Double and triple letter, double and triple word.
export type Premium = 'dl' | 'tl' | 'dw' | 'tw';

const SIGNS: Readonly<Record<string, Premium>> = { d: 'dl', t: 'tl', D: 'dw', T: 'tw' };

// A1 to H8. The other three quarters mirror it, so one typing mistake cannot spoil the symmetry.
const QUARTER = [
  'T · · d · · · T',
  '· D · · · t · ·',
  '· · D · · · d ·',
  'd · · D · · · d',
  '· · · · D · · ·',
  '· t · · · t · ·',
  '· · d · · · d ·',
  'T · · d · · · D',
].map(row => row.split(' '));

export function premiumAt({ row, column }: Square): Premium | undefined {
  return SIGNS[QUARTER[mirrored(row)]?.[mirrored(column)] ?? ''];
}

function mirrored(index: number): number {
  return Math.min(index, SIDE - 1 - index);
}
