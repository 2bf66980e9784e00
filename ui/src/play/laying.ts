import { type Board, place, tileAt, wordThrough } from '../board/board';
import { type Direction, type Placement, type Square, printSquare, readSquare, step } from '../board/square';
import { type Rack, giveBack, takeTile } from '../rack/rack';
import { type Tile, playedAs } from '../tile/tile';

// What a player has in hand while preparing a play: tiles on the rack and tiles laid, by square.
// Nobody else sees it until it is announced.
export type Hand = { readonly rack: Rack; readonly laid: Board };

export type FormedWord = {
  readonly start: Placement;
  readonly tiles: readonly Tile[];
  readonly squares: readonly Square[];
};

export function handOf(rack: Rack): Hand {
  return { rack, laid: new Map() };
}

// A tile goes from the rack to a free square; a blank goes as the letter named. Anything else
// leaves the hand as it is.
export function lay(hand: Hand, board: Board, square: Square, id: number, letter = ''): Hand {
  const taken = takeTile(hand.rack, id);
  if (!taken || tileAt(board, square) || tileAt(hand.laid, square)) return hand;
  return { rack: taken.rest, laid: place(hand.laid, square, playedAs(taken.tile, letter)) };
}

// The tile on a square comes back to the rack.
export function takeUp(hand: Hand, square: Square): Hand {
  const tile = tileAt(hand.laid, square);
  if (!tile) return hand;
  const laid = new Map(hand.laid);
  laid.delete(printSquare(square));
  return { rack: giveBack(hand.rack, tile), laid };
}

export function takeUpAll(hand: Hand): Hand {
  return [...hand.laid.values()].reduce(
    (left, tile) => ({ rack: giveBack(left.rack, tile), laid: left.laid }),
    { rack: hand.rack, laid: new Map() } as Hand,
  );
}

// A tile already laid goes to another free square.
export function relay(hand: Hand, board: Board, from: Square, to: Square): Hand {
  const tile = tileAt(hand.laid, from);
  if (!tile || tileAt(board, to) || tileAt(hand.laid, to)) return hand;
  const laid = new Map(hand.laid);
  laid.delete(printSquare(from));
  return { rack: hand.rack, laid: laid.set(printSquare(to), tile) };
}

export function together(board: Board, laid: Board): Board {
  return new Map([...board, ...laid]);
}

// The next square without a tile, from here on; undefined at the edge.
export function nextFree(board: Board, from: Square, direction: Direction): Square | undefined {
  let at: Square | undefined = from;
  while (at && tileAt(board, at)) at = step(at, direction);
  return at;
}

// All words that the laid tiles form, the main one first.
export function formedWords(board: Board, laid: Board): readonly FormedWord[] {
  const after = together(board, laid);
  const squares = [...laid.keys()].map(readSquare);
  const main = directionOf(squares, after);
  const found = new Map<string, FormedWord>();
  for (const direction of [main, other(main)])
    for (const square of squares) {
      const word = wordThrough(after, square, direction);
      if (word) found.set(`${printSquare(word.start.square)}${direction}`, withSquares(word));
    }
  return [...found.values()];
}

// Are they all in one line without a hole? Where they stand on the board is for the rules to say.
export function inOneLine(board: Board, laid: Board): boolean {
  const squares = [...laid.keys()].map(readSquare);
  const [first] = squares;
  if (!first) return false;
  if (squares.length === 1) return true;
  const after = together(board, laid);
  const word = wordThrough(after, first, directionOf(squares, after));
  const covered = word ? withSquares(word).squares.map(printSquare) : [];
  return squares.every(square => covered.includes(printSquare(square)));
}

function directionOf(squares: readonly Square[], after: Board): Direction {
  const [first, second] = squares;
  if (!first) return 'across';
  if (second) return first.row === second.row ? 'across' : 'down';
  return wordThrough(after, first, 'across') ? 'across' : 'down';
}

function other(direction: Direction): Direction {
  return direction === 'across' ? 'down' : 'across';
}

function withSquares(word: { start: Placement; tiles: readonly Tile[] }): FormedWord {
  const { square, direction } = word.start;
  const squares = word.tiles.flatMap((_, index) => step(square, direction, index) ?? []);
  return { ...word, squares };
}
