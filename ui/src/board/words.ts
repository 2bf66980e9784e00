import type { Say } from '../i18n/say';
import type { BoardTexts } from './spoken';

// What the board says in the language of the reader.
export function boardTexts(say: Say): BoardTexts {
  return {
    label: say('board.label'),
    row: say('board.row'),
    emptyRow: say('board.empty_row'),
    from: say('board.from'),
    centre: say('board.centre'),
    blank: say('board.blank'),
    unannounced: say('board.unannounced'),
    premium: {
      dl: { sign: say('board.double_letter_sign'), name: say('board.double_letter') },
      tl: { sign: say('board.triple_letter_sign'), name: say('board.triple_letter') },
      dw: { sign: say('board.double_word_sign'), name: say('board.double_word') },
      tw: { sign: say('board.triple_word_sign'), name: say('board.triple_word') },
    },
  };
}
