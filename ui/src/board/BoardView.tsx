import { plainKey } from '../keys';
import { TileView } from '../tile/TileView';
import { type Board, tileAt } from './board';
import { premiumAt } from './premium';
import { type BoardTexts, spokenRow, spokenSquare } from './spoken';
import {
  type Direction,
  SIDE,
  type Square,
  isCentre,
  printColumn,
  printRow,
  printSquare,
  step,
} from './square';

type Props = {
  board: Board;
  texts: BoardTexts;
  cursor: Square;
  onCursor: (square: Square) => void;
};

const LINES = Array.from({ length: SIDE }, (_, index) => index);
const STEPS: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

// The board as a grid with one tab stop. The focused square is the cursor; arrow keys move it.
export function BoardView({ board, texts, cursor, onCursor }: Props) {
  const onKeyDown = (event: KeyboardEvent): void => {
    const [direction, count] = STEPS[plainKey(event) ?? ''] ?? [];
    if (!direction) return;
    event.preventDefault();
    const next = step(cursor, direction, count);
    const grid = event.currentTarget as HTMLElement;
    if (next) grid.querySelector<HTMLElement>(`[data-square=${printSquare(next)}]`)?.focus();
  };
  return (
    <table class="board" role="grid" aria-label={texts.label} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          <th scope="col" aria-label={texts.row} />
          {LINES.map(column => (
            <th key={column} scope="col">
              {printColumn(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(row => (
          <tr key={row} aria-label={spokenRow(board, row, texts)}>
            <th scope="row">{printRow(row)}</th>
            {LINES.map(column => {
              const square = { row, column };
              const isCursor = row === cursor.row && column === cursor.column;
              return (
                <td
                  key={column}
                  class={classesOf(square)}
                  data-square={printSquare(square)}
                  tabIndex={isCursor ? 0 : -1}
                  aria-label={spokenSquare(board, square, texts)}
                  onFocus={() => onCursor(square)}
                >
                  <SquareFace board={board} square={square} texts={texts} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FaceProps = { board: Board; square: Square; texts: BoardTexts };

function SquareFace({ board, square, texts }: FaceProps) {
  const tile = tileAt(board, square);
  const premium = premiumAt(square);
  if (tile) return <TileView tile={tile} />;
  if (isCentre(square)) return <Star />;
  return premium ? (
    <span class="sign" aria-hidden="true">
      {texts.premium[premium].sign}
    </span>
  ) : null;
}

function Star() {
  return (
    <svg class="star" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d="M0-9 2.6-3.3 8.7-2.6 4.2 1.5 5.4 7.6 0 4.6-5.4 7.6-4.2 1.5-8.7-2.6-2.6-3.3Z" />
    </svg>
  );
}

function classesOf(square: Square): string {
  const premium = premiumAt(square);
  return premium ? `square ${premium}` : 'square';
}
