import { type Board, emptyBoard, place } from '../board/board';
import { printSquare, readPlacement, readSquare, step } from '../board/square';
import type { EntryView, EventView, GameView, TileView } from '../made/types';
import type { Rack } from '../rack/rack';
import type { Tile } from '../tile/tile';
import { BLANK, type TileSet, tileOf } from '../tile/tile_set';
import { type Hand, handOf, takeUp } from './laying';
import type { Side } from './side';

export type ScoreTag = { readonly square: string; readonly points: number };

// Ids of tiles on the board never meet those of a rack.
const FIRST_BOARD_ID = 1_000;

export function boardOf(tiles: readonly TileView[]): Board {
  return tiles.reduce(
    (board, { square, letter, blank, points }) =>
      place(board, readSquare(square), { id: FIRST_BOARD_ID + board.size, letter, value: points, blank }),
    emptyBoard,
  );
}

// The rack that the server tells, in the order in which the player had put it; new tiles go last.
export function arranged(before: Rack, letters: readonly string[], set: TileSet): Rack {
  const left = [...letters];
  const stay = before.filter(tile => {
    const at = left.indexOf(tile.blank ? BLANK : tile.letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const free = Math.max(-1, ...before.map(tile => tile.id)) + 1;
  return [...stay, ...left.map((letter, index) => tileOf(letter, free + index, set))];
}

// The hand after news from the table: what was laid stays laid if the rack is still the same and
// nobody has taken the square.
export function settled(hand: Hand, letters: readonly string[], board: Board, set: TileSet): Hand {
  const held = [...hand.rack, ...hand.laid.values()];
  const kept = arranged(held.map(bare), letters, set);
  if (kept.length !== held.length || kept.some((tile, index) => tile.id !== held[index]?.id)) return handOf(kept);
  const taken = [...hand.laid.keys()].filter(name => board.has(name));
  return taken.reduce((left, name) => takeUp(left, readSquare(name)), hand);
}

function bare(tile: Tile): Tile {
  return tile.blank ? { ...tile, letter: '' } : tile;
}

// The squares of the play written down last.
export function lastSquares(sheet: readonly EntryView[]): ReadonlySet<string> {
  const last = sheet.findLast(entry => entry.kind === 'play' && entry.place);
  if (!last) return new Set();
  const { square, direction } = readPlacement(last.place);
  return new Set(last.word.flatMap((_, index) => {
    const at = step(square, direction, index);
    return at ? printSquare(at) : [];
  }));
}

// The points of the last play, on a free square at the end of its word, else before it.
export function tagOf(game: Pick<GameView, 'play' | 'sheet'>, board: Board): ScoreTag | undefined {
  const word = game.play?.words[0];
  const entry = game.sheet.at(-1);
  const [start, length, points] = word
    ? [word.place, word.letters.length, game.play?.points ?? 0]
    : [entry?.kind === 'play' ? entry.place : '', entry?.word.length ?? 0, entry?.points ?? 0];
  if (!start) return undefined;
  const { square, direction } = readPlacement(start);
  const free = [step(square, direction, length), step(square, direction, -1)].find(at => at && !board.has(printSquare(at)));
  return free && { square: printSquare(free), points };
}

// A line of the sheet holds a turn of each player, from the one who started.
export type SheetLine = Readonly<Partial<Record<Side, EntryView>>>;

export function linesOfSheet(sheet: readonly EntryView[]): readonly SheetLine[] {
  const own: Record<Side, EntryView[]> = { A: [], B: [] };
  for (const entry of sheet) own[entry.side].push(entry);
  return Array.from({ length: Math.max(own.A.length, own.B.length) }, (_, index) => ({
    ...(own.A[index] && { A: own.A[index] }),
    ...(own.B[index] && { B: own.B[index] }),
  }));
}

export function rivalOf(side: Side): Side {
  return side === 'A' ? 'B' : 'A';
}

// Whose eyes the page has; a spectator looks over the shoulder of A.
export function sideOf(game: GameView): Side {
  return game.role === 'B' ? 'B' : 'A';
}

export function mayDo(game: GameView, command: string): boolean {
  return game.actions.includes(command);
}

export type Verdict = { readonly event: EventView; readonly valid: boolean };

// What has been said of the play announced last, if anything has. A play that fell is withdrawn.
export function verdictOn(events: readonly EventView[], phase: GameView['phase']): Verdict | undefined {
  const since = events.slice(events.findLastIndex(event => event.kind === 'play_announced') + 1);
  const event = since.findLast(({ kind }) => kind === 'verdict_given' || kind === 'appeal_decided');
  const fell = phase === 'ruled_invalid' || since.some(({ kind }) => kind === 'play_withdrawn');
  return event && { event, valid: !fell };
}

// What a verdict brought about besides itself, up to the end of the turn.
export function followedFrom({ event }: Verdict, events: readonly EventView[]): readonly EventView[] {
  const after = events.filter(({ version }) => version > event.version);
  const end = after.findIndex(({ kind }) => kind === 'turn_ended');
  const same = end < 0 ? after : after.slice(0, end + 1);
  return same.filter(({ kind }) => kind === 'play_withdrawn' || kind === 'turn_ended' || kind === 'score_adjusted');
}

// Events by version, each once, whatever was sent twice.
export function withEvents(known: readonly EventView[], news: readonly EventView[]): readonly EventView[] {
  const latest = known.at(-1)?.version ?? -1;
  return [...known, ...news.filter(event => event.version > latest)];
}
