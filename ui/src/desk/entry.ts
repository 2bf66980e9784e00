import type { ReportConduct, StopClocks } from '../made/types';
import type { Side } from '../play/side';

// What an official fills in; each kind of entry takes of it what it needs.
export type Filled = {
  readonly side: Side;
  readonly points: number;
  readonly turn: number;
  readonly remark: string;
  readonly colour: 'yellow' | 'red';
  readonly matter: ReportConduct['matter'];
  readonly stop: StopClocks['stop'];
  readonly notified: boolean;
  readonly word: string;
  readonly answeredBy: '' | 'A' | 'B' | 'arbiter' | 'director' | 'monitor' | 'spectator';
  readonly square: string;
  readonly letter: string; // of a blank, as its player says
  readonly scope: 'game' | 'tournament';
  readonly articles: string;
};

export const nothingFilled: Filled = {
  side: 'A',
  points: 0,
  turn: 1,
  remark: '',
  colour: 'yellow',
  matter: 'talk',
  stop: 'referee_called',
  notified: true,
  word: '',
  answeredBy: '',
  square: '',
  letter: '',
  scope: 'game',
  articles: '',
};

export type Field = keyof Filled;

// The kinds of entries in the order in which they are offered, with what each asks for.
export const ENTRIES = {
  penalise: ['side', 'points', 'remark'],
  show_card: ['side', 'colour', 'remark'],
  correct_play: ['turn', 'points'],
  correct_total: ['side', 'points'],
  dispute_blank: ['square', 'letter'],
  report_conduct: ['side', 'matter', 'remark'],
  report_consultation: ['side', 'word', 'answeredBy'],
  leave: ['side', 'notified'],
  return: ['side'],
  stop_clocks: ['stop'],
  resume_clocks: [],
  return_surplus: ['side'],
  rule_on_case: ['remark'],
  disqualify: ['side', 'scope', 'articles', 'remark'],
  reopen: [],
} as const satisfies Record<string, readonly Field[]>;

export type Kind = keyof typeof ENTRIES;

export const KINDS = Object.keys(ENTRIES) as readonly Kind[];

// What each kind is called.
export const KIND_TEXTS = {
  penalise: 'desk.penalise',
  show_card: 'desk.show_card',
  correct_play: 'desk.correct_play',
  correct_total: 'desk.correct_total',
  dispute_blank: 'desk.dispute_blank',
  report_conduct: 'desk.report_conduct',
  report_consultation: 'desk.report_consultation',
  leave: 'desk.leave',
  return: 'desk.return',
  stop_clocks: 'desk.stop_clocks',
  resume_clocks: 'desk.resume_clocks',
  return_surplus: 'desk.return_surplus',
  rule_on_case: 'desk.rule_on_case',
  disqualify: 'desk.disqualify',
  reopen: 'desk.reopen',
} as const satisfies Record<Kind, string>;

// An entry as a command of the desk.
export function commandOf(kind: Kind, filled: Filled): Record<string, unknown> {
  const { side, points, turn, remark } = filled;
  switch (kind) {
    case 'penalise':
      return { command: kind, side, points, remark };
    case 'show_card':
      return { command: kind, side, colour: filled.colour, remark };
    case 'correct_play':
      return { command: kind, turn, points };
    case 'correct_total':
      return { command: kind, side, written: points };
    case 'dispute_blank':
      return { command: kind, square: filled.square.trim().toUpperCase(), placer_says: filled.letter.trim().toLocaleUpperCase() };
    case 'report_conduct':
      return { command: kind, side, matter: filled.matter, remark };
    case 'report_consultation':
      return { command: kind, side, word: filled.word.trim().toLocaleUpperCase(), answered_by: filled.answeredBy || null };
    case 'leave':
      return { command: kind, side, notified: filled.notified };
    case 'stop_clocks':
      return { command: kind, stop: filled.stop };
    case 'return':
    case 'return_surplus':
      return { command: kind, side };
    case 'rule_on_case':
      return { command: kind, remark };
    case 'disqualify':
      return { command: kind, side, scope: filled.scope, articles: articlesOf(filled.articles), remark };
    case 'resume_clocks':
    case 'reopen':
      return { command: kind };
  }
}

// What must not be left empty.
export function isComplete(kind: Kind, filled: Filled): boolean {
  switch (kind) {
    case 'dispute_blank':
      return filled.square.trim() !== '' && filled.letter.trim() !== '';
    case 'report_consultation':
      return filled.word.trim() !== '';
    case 'rule_on_case':
      return filled.remark.trim() !== '';
    case 'disqualify':
      return articlesOf(filled.articles).length > 0;
    default:
      return true;
  }
}

function articlesOf(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter(Boolean);
}
