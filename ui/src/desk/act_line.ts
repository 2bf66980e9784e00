import type { LoggedAct, Seats } from '../made/types';
import type { Say, TextKey } from '../i18n/say';
import { KINDS, KIND_TEXTS } from './entry';

// An act in words: what, to whom, how much. What is not known by name is told as an act.
export function actLine({ act, facts }: LoggedAct, seats: Seats, say: Say): string {
  const { side, points, written, turn, valid, word, square, upheld } = facts;
  const parts = [
    (side === 'A' || side === 'B') && seats[side].name,
    typeof turn === 'number' && say('desk.of_turn', { turn }),
    typeof points === 'number' && say('desk.so_many', { points }),
    typeof written === 'number' && say('desk.so_many', { points: written }),
    valid !== undefined && say(isGood(valid) ? 'judge.correct' : 'judge.not_valid'),
    typeof upheld === 'boolean' && say(upheld ? 'desk.upheld' : 'desk.rejected'),
    typeof word === 'string' && word,
    typeof square === 'string' && square,
  ];
  const told = parts.filter(part => typeof part === 'string');
  return [say(nameOf(act)), told.join(', ')].filter(Boolean).join(': ');
}

function isGood(valid: unknown): boolean {
  return Array.isArray(valid) ? valid.every(Boolean) : valid === true;
}

function nameOf(act: string): TextKey {
  if (act === 'give_verdict') return 'desk.verdict_given';
  if (act === 'decide_appeal') return 'desk.appeal_decided';
  if (act === 'answer_claim') return 'desk.claim_answered';
  const kind = KINDS.find(each => each === act);
  return kind ? KIND_TEXTS[kind] : 'desk.other_act';
}
