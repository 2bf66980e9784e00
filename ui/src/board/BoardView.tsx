import { plainKey } from '../keys';
import { TileView } from '../tile/TileView';
import { type Board, emptyBoard, tileAt } from './board';
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
  onCursor: (square: Square) => unknown;
  laid?: Board; // not yet announced
  last?: ReadonlySet<string>; // squares of the last play
  tag?: { readonly square: string; readonly points: number } | undefined; // what the last play counted
  direction?: Direction; // which way typing goes
  onSquare?: (square: Square) => unknown;
  onKey?: (event: KeyboardEvent) => void;
  onLift?: (square: Square, event: PointerEvent) => void;
};

const LINES = Array.from({ length: SIDE }, (_, index) => index);
const NONE: ReadonlySet<string> = new Set();
const STEPS: Readonly<Record<string, readonly [Direction, 1 | -1]>> = {
  ArrowLeft: ['across', -1],
  ArrowRight: ['across', 1],
  ArrowUp: ['down', -1],
  ArrowDown: ['down', 1],
};

// The board as a grid with one tab stop. The focused square is the cursor; arrow keys move it.
export function BoardView(props: Props) {
  const { board, texts, cursor, onCursor, laid = emptyBoard, last = NONE, tag, direction } = props;
  const { onSquare, onKey, onLift } = props;
  const whole: Board = laid.size > 0 ? new Map([...board, ...laid]) : board;
  const onKeyDown = (event: KeyboardEvent): void => {
    const [towards, count] = STEPS[plainKey(event) ?? ''] ?? [];
    if (!towards) return onKey?.(event);
    event.preventDefault();
    const next = step(cursor, towards, count);
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
          <tr key={row} aria-label={spokenRow(whole, row, texts)}>
            <th scope="row">{printRow(row)}</th>
            {LINES.map(column => {
              const square = { row, column };
              const name = printSquare(square);
              const isCursor = row === cursor.row && column === cursor.column;
              const isLaid = laid.has(name);
              return (
                <td
                  key={column}
                  class={classesOf(square)}
                  data-square={name}
                  data-mark={isLaid ? 'laid' : last.has(name) ? 'last' : undefined}
                  data-cursor={isCursor && direction ? direction : undefined}
                  tabIndex={isCursor ? 0 : -1}
                  aria-label={spokenSquare(whole, square, texts, isLaid)}
                  onFocus={() => onCursor(square)}
                  onClick={() => onSquare?.(square)}
                  onPointerDown={isLaid ? event => onLift?.(square, event) : undefined}
                >
                  <SquareFace board={whole} square={square} texts={texts} />
                  {tag?.square === name && !isLaid && (
                    <span class="score-tag" aria-hidden="true">
                      {tag.points}
                    </span>
                  )}
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
