import type { Board } from '../board/board';
import { premiumAt } from '../board/premium';
import { printSquare } from '../board/square';
import { type FormedWord, formedWords } from './laying';

export type CountedWord = { readonly word: FormedWord; readonly points: number };

// What a play is worth before anybody judges its words. `bonus` is for emptying a full rack.
export type Count = { readonly words: readonly CountedWord[]; readonly points: number };

export type BonusRule = { readonly tiles: number; readonly points: number };

// For a book that the page does not know.
export const NO_BONUS: BonusRule = { tiles: 8, points: 0 };

export function countPlay(board: Board, laid: Board, bonus: BonusRule): Count {
  const words = formedWords(board, laid).map(word => ({ word, points: countWord(word, laid) }));
  const sum = words.reduce((total, { points }) => total + points, 0);
  return { words, points: sum + (laid.size >= bonus.tiles ? bonus.points : 0) };
}

// Letters first, then the word premiums, which multiply together; a premium counts only under a
// tile of this play.
function countWord(word: FormedWord, laid: Board): number {
  let sum = 0;
  let times = 1;
  for (const [index, tile] of word.tiles.entries()) {
    const square = word.squares[index];
    const premium = square && laid.has(printSquare(square)) ? premiumAt(square) : undefined;
    sum += tile.value * (premium === 'dl' ? 2 : premium === 'tl' ? 3 : 1);
    times *= premium === 'dw' ? 2 : premium === 'tw' ? 3 : 1;
  }
  return sum * times;
}
