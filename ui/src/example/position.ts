import { type Board, coveredSquares, emptyBoard, place } from '../board/board';
import { readPlacement } from '../board/square';
import type { Rack } from '../rack/rack';
import type { Tile } from '../tile/tile';

// Spanish points for the letters shown here. Of the Catalan rack only the tiles of its own differ.
const POINTS: readonly (readonly [points: number, letters: string])[] = [
  [1, 'A E I L N O R S T U'],
  [2, 'D G'],
  [3, 'M P'],
  [4, 'V'],
  [5, 'CH'],
  [8, 'LL Ñ RR QU'],
  [10, 'Ç L·L NY Z'],
];

// The tiles that each play adds, as a score sheet has them: lower case is a blank.
const PLAYS: readonly (readonly [start: string, added: string])[] = [
  ['8D', 'N I Ñ E Z'],
  ['F7', 'A O'],
  ['D4', 'G A LL I A'],
  ['H6', 'CH O A'],
  ['6H', 'A RR O'],
  ['4D', 'A T O'],
  ['K5', 'S L e S'],
  ['9K', 'U M A'],
  ['N6', 'V I D'],
];

export const board: Board = PLAYS.reduce(play, emptyBoard);
export const spanishRack: Rack = rackOf('P E R I S ? A');
export const catalanRack: Rack = rackOf('QU E Ç A L·L NY I');

function play(before: Board, [start, added]: readonly [string, string]): Board {
  const faces = added.split(' ');
  const covered = coveredSquares(before, readPlacement(start), faces.length) ?? [];
  return covered.reduce(
    (laid, square, index) => place(laid, square, tileOf(faces[index] ?? '', laid.size)),
    before,
  );
}

function rackOf(faces: string): Rack {
  return faces.split(' ').map(tileOf);
}

function tileOf(face: string, id: number): Tile {
  const [points] = POINTS.find(([, letters]) => letters.split(' ').includes(face)) ?? [];
  if (points !== undefined) return { id, letter: face, value: points, blank: false };
  return { id, letter: face === '?' ? '' : face.toUpperCase(), value: 0, blank: true };
}
