import { faceOf, spokenTile } from '../tile/tile';
import { type Board, tileAt, wordThrough } from './board';
import { type Premium, premiumAt } from './premium';
import { type Square, isCentre, printRow, printSquare, squares, step } from './square';

// What the board says and shows in one language.
export type BoardTexts = {
  readonly label: string;
  readonly row: string;
  readonly emptyRow: string;
  readonly from: string;
  readonly centre: string;
  readonly blank: string;
  readonly unannounced: string;
  readonly premium: Readonly<Record<Premium, { readonly sign: string; readonly name: string }>>;
};

// "N10, triple letra, RR, 8, sin anunciar": position, premium, tile, and whether it is still free.
export function spokenSquare(
  board: Board,
  square: Square,
  texts: BoardTexts,
  isUnannounced = false,
): string {
  const premium = premiumAt(square);
  const tile = tileAt(board, square);
  return [
    printSquare(square),
    premium && texts.premium[premium].name,
    isCentre(square) && texts.centre,
    tile && spokenTile(tile, texts.blank),
    isUnannounced && texts.unannounced,
  ]
    .filter(Boolean)
    .join(', ');
}

// "Fila 8: NIÑEZ desde D8, e desde K8": a row is heard in one breath, without its empty squares.
export function spokenRow(board: Board, row: number, texts: BoardTexts): string {
  const runs = squares
    .filter(square => square.row === row)
    .flatMap(square => spokenRun(board, square, texts) ?? []);
  return `${texts.row} ${printRow(row)}: ${runs.join(', ') || texts.emptyRow}`;
}

function spokenRun(board: Board, start: Square, texts: BoardTexts): string | undefined {
  const tile = tileAt(board, start);
  const before = step(start, 'across', -1);
  if (!tile || (before && tileAt(board, before))) return undefined;
  const tiles = wordThrough(board, start, 'across')?.tiles ?? [tile];
  return `${tiles.map(faceOf).join('')} ${texts.from} ${printSquare(start)}`;
}
