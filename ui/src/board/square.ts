import { NotationError } from '../errors';

export const SIDE = 15;

// Row and column count from 0; players see rows 1 to 15 and columns A to O.
export type Square = { readonly row: number; readonly column: number };

export type Direction = 'across' | 'down';

// Where a word starts and which way it reads.
export type Placement = { readonly square: Square; readonly direction: Direction };

// All 225, in reading order.
export const squares: readonly Square[] = Array.from({ length: SIDE * SIDE }, (_, index) => ({
  row: Math.floor(index / SIDE),
  column: index % SIDE,
}));

export function printRow(row: number): string {
  return String(row + 1);
}

export function printColumn(column: number): string {
  return 'ABCDEFGHIJKLMNO'.charAt(column);
}

export function printSquare({ row, column }: Square): string {
  return printColumn(column) + printRow(row);
}

// Whichever comes first stays fixed along the word: "8H" keeps the row, "H8" the column.
export function printPlacement({ square, direction }: Placement): string {
  const { row, column } = square;
  return direction === 'down' ? printSquare(square) : printRow(row) + printColumn(column);
}

// Reading looks up what printing writes, so the two cannot drift apart.
const squareByName = new Map(squares.map(square => [printSquare(square), square]));
const placementByName = new Map(
  squares
    .flatMap((square): Placement[] => [
      { square, direction: 'across' },
      { square, direction: 'down' },
    ])
    .map(placement => [printPlacement(placement), placement]),
);

// Reads "H8" as the centre, in either case; throws NotationError on anything else.
export function readSquare(text: string): Square {
  const square = squareByName.get(text.toUpperCase());
  if (!square) throw new NotationError('square', text);
  return square;
}

// Reads "8H" as across from the centre and "H8" as down; throws NotationError on anything else.
export function readPlacement(text: string): Placement {
  const placement = placementByName.get(text.toUpperCase());
  if (!placement) throw new NotationError('placement', text);
  return placement;
}

export function isCentre({ row, column }: Square): boolean {
  return row === 7 && column === 7;
}

// The square so many steps on, or back if negative; undefined beyond the edge.
export function step(square: Square, direction: Direction, count = 1): Square | undefined {
  const row = direction === 'down' ? square.row + count : square.row;
  const column = direction === 'across' ? square.column + count : square.column;
  const inside = row >= 0 && row < SIDE && column >= 0 && column < SIDE;
  return inside ? { row, column } : undefined;
}
