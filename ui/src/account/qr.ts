// A QR code of a short text: bytes, the lowest level of correction, versions 1 to 10 (ISO 18004).
export type Modules = readonly (readonly boolean[])[]; // rows; true is dark

type Grid = (boolean | undefined)[][];

const CODEWORDS = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]; // of all versions up to 10
const CHECKS = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18]; // correction codewords in each block
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]]; // after 6
const LEVEL = 1; // the lowest, as format information has it

// Undefined when the text is too long.
export function qrCode(text: string): Modules | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const index = CODEWORDS.findIndex((_, at) => bytes.length + (at < 9 ? 2 : 3) <= dataLength(at));
  if (index < 0) return undefined;
  const codewords = interleaved(dataOf(bytes, index), index);
  const masks = Array.from({ length: 8 }, (_, mask) => drawn(codewords, index, mask));
  return masks.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

function dataLength(index: number): number {
  return (CODEWORDS[index] ?? 0) - (CHECKS[index] ?? 0) * (BLOCKS[index] ?? 1);
}

function dataOf(bytes: readonly number[], index: number): readonly number[] {
  const bits = [bitsOf(4, 4), bitsOf(bytes.length, index < 9 ? 8 : 16), ...bytes.map(byte => bitsOf(byte, 8))].flat();
  const room = dataLength(index) * 8;
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)));
  while (bits.length % 8 > 0) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2));
  for (let pad = 0xec; data.length < room / 8; pad ^= 0xec ^ 0x11) data.push(pad);
  return data;
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);
}

// Data in blocks, a codeword of each in turn, and then their corrections likewise.
function interleaved(data: readonly number[], index: number): readonly number[] {
  const count = BLOCKS[index] ?? 1;
  const short = Math.floor(data.length / count);
  const firstLong = count - (data.length % count);
  const blocks = Array.from({ length: count }, (_, at) => {
    const start = at * short + Math.max(0, at - firstLong);
    return data.slice(start, start + short + (at >= firstLong ? 1 : 0));
  });
  const checks = blocks.map(block => checksOf(block, CHECKS[index] ?? 0));
  return [...turnByTurn(blocks), ...turnByTurn(checks)];
}

function turnByTurn(blocks: readonly (readonly number[])[]): readonly number[] {
  const longest = Math.max(...blocks.map(block => block.length));
  return Array.from({ length: longest }, (_, at) => blocks.flatMap(block => block[at] ?? [])).flat();
}

// The remainder by the polynomial of Reed and Solomon over the field of 256.
function checksOf(data: readonly number[], degree: number): readonly number[] {
  let divisor = [1];
  for (let power = 0, root = 1; power < degree; power += 1, root = times(root, 2)) {
    const shifted = [...divisor, 0];
    divisor = shifted.map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, root));
  }
  const rest = [...data, ...Array.from({ length: degree }, () => 0)];
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0;
    for (const [step, factor] of divisor.entries()) rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead);
  }
  return rest.slice(data.length);
}

function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

function drawn(codewords: readonly number[], index: number, mask: number): Modules {
  const side = 21 + 4 * index;
  const grid: Grid = Array.from({ length: side }, () => Array.from({ length: side }, () => undefined));
  drawPatterns(grid, index);
  drawFormat(grid, mask);
  if (index >= 6) drawVersion(grid, index + 1);
  const bits = codewords.flatMap(word => bitsOf(word, 8));
  let next = 0;
  for (let right = side - 1; right > 0; right -= 2) {
    const edge = right <= 6 ? right - 1 : right; // the column of the timing pattern is passed over
    const upwards = ((edge + 1) & 2) === 0;
    for (let line = 0; line < side; line += 1) {
      for (const column of [edge, edge - 1]) {
        const row = upwards ? side - 1 - line : line;
        if (grid[row]?.[column] !== undefined) continue;
        const bit = bits[next] === 1;
        set(grid, row, column, inverted(mask, row, column) ? !bit : bit);
        next += 1;
      }
    }
  }
  return grid.map(line => line.map(Boolean));
}

function set(grid: Grid, row: number, column: number, dark: boolean): void {
  const line = grid[row];
  if (line && column >= 0 && column < line.length) line[column] = dark;
}

function drawPatterns(grid: Grid, index: number): void {
  const side = grid.length;
  for (let at = 0; at < side; at += 1) {
    set(grid, 6, at, at % 2 === 0);
    set(grid, at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, side - 4], [side - 4, 3]] as const) drawSquare(grid, row, column, 4, [2, 4]);
  const places = index === 0 ? [] : [6, ...(ALIGNED[index] ?? [])];
  const last = places.length - 1;
  for (const [i, row] of places.entries()) {
    for (const [j, column] of places.entries()) {
      if ((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0)) continue;
      drawSquare(grid, row, column, 2, [1]);
    }
  }
}

// Rings around a middle; those at the light distances are light.
function drawSquare(grid: Grid, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      set(grid, row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))));
    }
  }
}

function drawFormat(grid: Grid, mask: number): void {
  const side = grid.length;
  const data = (LEVEL << 3) | mask;
  const bits = ((data << 10) | remainder(data, 10, 0x537)) ^ 0x5412;
  const bit = (at: number): boolean => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at += 1) set(grid, at, 8, bit(at));
  set(grid, 7, 8, bit(6));
  set(grid, 8, 8, bit(7));
  set(grid, 8, 7, bit(8));
  for (let at = 9; at < 15; at += 1) set(grid, 8, 14 - at, bit(at));
  for (let at = 0; at < 8; at += 1) set(grid, 8, side - 1 - at, bit(at));
  for (let at = 8; at < 15; at += 1) set(grid, side - 15 + at, 8, bit(at));
  set(grid, side - 8, 8, true);
}

function drawVersion(grid: Grid, version: number): void {
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at += 1) {
    const dark = ((bits >> at) & 1) === 1;
    const far = grid.length - 11 + (at % 3);
    set(grid, Math.floor(at / 3), far, dark);
    set(grid, far, Math.floor(at / 3), dark);
  }
}

function remainder(data: number, count: number, divisor: number): number {
  let rest = data;
  for (let at = 0; at < count; at += 1) rest = (rest << 1) ^ ((rest >> (count - 1)) * divisor);
  return rest;
}

function inverted(mask: number, row: number, column: number): boolean {
  const product = row * column;
  const sums = [
    (row + column) % 2,
    row % 2,
    column % 3,
    (row + column) % 3,
    (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
    (product % 2) + (product % 3),
    ((product % 2) + (product % 3)) % 2,
    (((row + column) % 2) + (product % 3)) % 2,
  ];
  return sums[mask] === 0;
}

// How hard a mask makes it to read: long runs, blocks, false finders, imbalance.
function penalty(grid: Modules): number {
  const columns = grid.map((_, at) => grid.map(line => line[at] === true));
  const lines = [...grid, ...columns].map(line => line.map(Number).join(''));
  const runs = lines.flatMap(line => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.reduce((sum, line) => sum + occurrences(line, '10111010000') + occurrences(line, '00001011101'), 0);
  const blocks = grid.flatMap((line, row) => line.filter((dark, at) => at > 0 && row > 0 && same(grid, row, at, dark))).length;
  const dark = grid.flat().filter(Boolean).length / grid.flat().length;
  return runs + 3 * blocks + 40 * finders + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

function same(grid: Modules, row: number, column: number, dark: boolean): boolean {
  return [grid[row]?.[column - 1], grid[row - 1]?.[column], grid[row - 1]?.[column - 1]].every(each => each === dark);
}

function occurrences(line: string, part: string): number {
  let found = 0;
  for (let at = line.indexOf(part); at >= 0; at = line.indexOf(part, at + 1)) found += 1;
  return found;
}
