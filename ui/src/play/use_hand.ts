import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameView } from '../made/types';
import { type Board, emptyBoard } from '../board/board';
import { type Placement, type Square, printSquare, readPlacement, readSquare } from '../board/square';
import { plainKey } from '../keys';
import { moveTile, shuffle } from '../rack/rack';
import { type TileSet, tileSet } from '../tile/tile_set';
import { type Hand, handOf, lay, relay, takeUp, takeUpAll } from './laying';
import { boardOf, settled } from './table';
import { type Alphabet, type Typing, eraseBack, typeKey } from './typing';
import type { Dropped } from './use_drag';

// What is lifted: a tile of the rack by its id, or the tile on a square.
export type Lifted = { readonly id: number } | { readonly square: Square };

// A blank about to be laid, which has still to be told its letter.
export type Naming = { readonly square: Square; readonly id: number };

export type HandState = {
  readonly board: Board;
  readonly set: TileSet;
  readonly hand: Hand;
  readonly cursor: Placement;
  readonly picked: number | undefined;
  readonly naming: Naming | undefined;
  readonly alphabet: Alphabet;
  readonly pick: (id: number | undefined) => void;
  readonly setCursor: (square: Square) => unknown;
  readonly arrange: (rack: Hand['rack']) => void;
  readonly tap: (square: Square) => void;
  readonly key: (event: KeyboardEvent) => void;
  readonly drop: (lifted: Lifted, dropped: Dropped) => void;
  readonly name: (letter: string | undefined) => void;
  readonly mix: () => void;
  readonly recall: () => void;
};

// The player's own tiles while a play is being prepared: only this page knows of it.
export function useHand(game: GameView | undefined): HandState {
  const set = tileSet(game?.tile_set ?? '');
  const board = useMemo(() => (game ? boardOf([...game.board, ...(game.play?.tiles ?? [])]) : emptyBoard), [game]);
  const [typing, setTyping] = useState<Typing>({ hand: handOf([]), cursor: readPlacement('8H') });
  const [picked, pick] = useState<number | undefined>(undefined);
  const [naming, setNaming] = useState<Naming | undefined>(undefined);
  const moving = useRef(false); // the focus follows the cursor, not the other way round

  // Before the next key or tap can come.
  useLayoutEffect(() => {
    if (game?.rack) {
      const letters = game.rack;
      setTyping(now => ({ ...bare(now), hand: settled(now.hand, letters, board, set) }));
    }
  }, [game, board, set]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    const square = document.querySelector<HTMLElement>(`[data-square=${printSquare(typing.cursor.square)}]`);
    if (!square || focused === square || !focused?.matches('[data-square]')) return;
    moving.current = true;
    square.focus();
    moving.current = false;
  }, [typing]);

  const { hand, cursor } = typing;
  const change = (next: Hand): void => setTyping(now => ({ ...bare(now), hand: next }));
  const put = (square: Square, id: number): void => {
    const tile = hand.rack.find(held => held.id === id);
    if (!tile || board.has(printSquare(square)) || hand.laid.has(printSquare(square))) return;
    if (tile.blank) setNaming({ square, id });
    else change(lay(hand, board, square, id));
  };
  const alphabet: Alphabet = {
    letters: game?.blank_letters ?? [],
    spellings: set.spellings,
  };
  return {
    board,
    set,
    hand,
    cursor,
    picked,
    naming,
    alphabet,
    pick,
    setCursor: square => moving.current || setTyping(now => (same(now.cursor.square, square) ? now : { ...bare(now), cursor: { ...now.cursor, square } })),
    arrange: rack => change({ ...hand, rack }),
    tap: square => {
      if (picked !== undefined) {
        put(square, picked);
        pick(undefined);
      } else if (hand.laid.has(printSquare(square))) change(takeUp(hand, square));
      else if (same(square, cursor.square)) setTyping({ hand, cursor: turned(cursor) });
    },
    key: event => {
      const key = plainKey(event);
      if (key === undefined) return;
      const { shiftKey } = event;
      if (!nextTyping(typing, board, key, shiftKey, alphabet)) return;
      event.preventDefault();
      setTyping(now => nextTyping(now, board, key, shiftKey, alphabet) ?? now);
    },
    drop: (lifted, { square, place }) => {
      if ('id' in lifted) {
        if (square) put(readSquare(square), lifted.id);
        else if (place !== undefined) {
          const from = hand.rack.findIndex(tile => tile.id === lifted.id);
          change({ ...hand, rack: moveTile(hand.rack, from, Math.min(place, hand.rack.length - 1)) });
        }
      } else if (square) change(relay(hand, board, lifted.square, readSquare(square)));
      else change(takeUp(hand, lifted.square));
    },
    name: letter => {
      if (naming && letter) change(lay(hand, board, naming.square, naming.id, letter));
      setNaming(undefined);
    },
    mix: () => change({ ...hand, rack: shuffle(hand.rack, Math.random) }),
    recall: () => change(takeUpAll(hand)),
  };
}

function nextTyping(typing: Typing, board: Board, key: string, shift: boolean, alphabet: Alphabet): Typing | undefined {
  if (key === 'Backspace' || key === 'Delete') return eraseBack(typing, board);
  if (key === 'Escape') return { ...bare(typing), hand: takeUpAll(typing.hand) };
  if (key === ' ') return { hand: typing.hand, cursor: turned(typing.cursor) };
  return key.length === 1 ? typeKey(typing, board, key, alphabet, shift) : undefined;
}

function bare({ hand, cursor }: Typing): Typing {
  return { hand, cursor };
}

function turned(cursor: Placement): Placement {
  return { ...cursor, direction: cursor.direction === 'across' ? 'down' : 'across' };
}

function same(one: Square, other: Square): boolean {
  return one.row === other.row && one.column === other.column;
}
