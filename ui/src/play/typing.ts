import { type Board, tileAt } from '../board/board';
import { type Placement, type Square, step } from '../board/square';
import type { Rack } from '../rack/rack';
import { type Hand, lay, nextFree, takeUp, together } from './laying';

// The tiles of a set as a player types them: every letter by its name, and what else stands for it.
export type Alphabet = {
  readonly letters: readonly string[];
  readonly spellings: Readonly<Record<string, string>>;
};

// A play being typed. `pending` remembers the last key, since the next may complete a digraph.
export type Typing = {
  readonly hand: Hand;
  readonly cursor: Placement;
  readonly pending?: { readonly typed: string; readonly square: Square; readonly before: Hand };
};

// One key. C and then H make CH when the rack has that tile; 1, 2, 3 and the other aliases of the
// set name it at once. With `asBlank` the letter is played with a blank.
export function typeKey(typing: Typing, board: Board, key: string, alphabet: Alphabet, asBlank = false): Typing {
  const typed = key.toLocaleUpperCase();
  const completed = complete(typing, board, typed, alphabet);
  if (completed) return completed;
  const square = nextFree(together(board, typing.hand.laid), typing.cursor.square, typing.cursor.direction);
  const letter = letterOf(typed, alphabet);
  const begun = alphabet.letters.filter(name => name.length > 1 && name.startsWith(typed));
  if (!square || (!letter && begun.length === 0)) return typing;
  const { rack } = typing.hand;
  const held = begun.find(name => idOf(rack, name) !== undefined);
  const chosen = !asBlank && letter && idOf(rack, letter) !== undefined ? letter : asBlank ? letter : (held ?? letter);
  if (!chosen) return typing;
  return laidAt(typing, board, square, typed, chosen, asBlank);
}

// Takes back the tile before the cursor.
export function eraseBack(typing: Typing, board: Board): Typing {
  const { hand, cursor } = typing;
  if (tileAt(hand.laid, cursor.square)) return { hand: takeUp(hand, cursor.square), cursor };
  let at = step(cursor.square, cursor.direction, -1);
  while (at && tileAt(board, at)) at = step(at, cursor.direction, -1);
  if (!at || !tileAt(hand.laid, at)) return { hand, cursor };
  return { hand: takeUp(hand, at), cursor: { ...cursor, square: at } };
}

function complete(typing: Typing, board: Board, typed: string, alphabet: Alphabet): Typing | undefined {
  const { pending } = typing;
  if (!pending) return undefined;
  const combined = pending.typed + typed;
  const letter = combined.length > 1 ? letterOf(combined, alphabet) : undefined;
  if (letter) {
    const tile = tileAt(typing.hand.laid, pending.square);
    if (tile?.letter === letter) return { hand: typing.hand, cursor: typing.cursor };
    const asBlank = tile?.blank ?? false;
    if (!asBlank && idOf(pending.before.rack, letter) === undefined) return undefined;
    return laidAt({ ...typing, hand: pending.before }, board, pending.square, combined, letter, asBlank);
  }
  const names = [...alphabet.letters, ...Object.keys(alphabet.spellings)];
  const goesOn = combined.length > 1 && names.some(name => name.startsWith(combined));
  return goesOn ? { ...typing, pending: { ...pending, typed: combined } } : undefined;
}

function laidAt(typing: Typing, board: Board, square: Square, typed: string, letter: string, asBlank: boolean): Typing {
  const { hand, cursor } = typing;
  const id = asBlank ? blankOf(hand.rack) : (idOf(hand.rack, letter) ?? blankOf(hand.rack));
  if (id === undefined) return { hand, cursor };
  const after = lay(hand, board, square, id, letter);
  if (after === hand) return { hand, cursor };
  const taken = together(board, after.laid);
  const next = nextFree(taken, square, cursor.direction) ?? square;
  return { hand: after, cursor: { ...cursor, square: next }, pending: { typed, square, before: hand } };
}

// The tile that is meant by what was typed.
export function letterOf(typed: string, alphabet: Alphabet): string | undefined {
  return alphabet.letters.includes(typed) ? typed : alphabet.spellings[typed];
}

function idOf(rack: Rack, letter: string): number | undefined {
  return rack.find(tile => !tile.blank && tile.letter === letter)?.id;
}

function blankOf(rack: Rack): number | undefined {
  return rack.find(tile => tile.blank)?.id;
}
