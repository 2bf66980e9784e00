import type { TextKey } from '../i18n/say';

// The phases of a turn as the server names them.
export type Phase =
  | 'empty' | 'set_up' | 'ready' | 'thinking' | 'placing' | 'counting' | 'centre_choice'
  | 'announced' | 'challenged' | 'ruled_invalid' | 'appealed' | 'accepted' | 'drawn'
  | 'exchanging' | 'surplus' | 'over' | 'closed';

export type Step = { readonly text: TextKey; readonly state: 'done' | 'now' | 'ahead' };

export type PhaseLines = { readonly mover: TextKey; readonly waiter: TextKey };

export const STEP_TEXTS = [
  'phase.place',
  'phase.announce',
  'phase.note_or_challenge',
  'phase.verdict',
  'phase.draw',
] as const satisfies readonly TextKey[];

// How many of the five steps lie behind.
const BEHIND: Readonly<Record<Phase, number>> = {
  empty: 0, set_up: 0, ready: 0, thinking: 0, placing: 0, counting: 1, centre_choice: 2,
  announced: 2, challenged: 3, ruled_invalid: 3, appealed: 3, accepted: 4, drawn: 4,
  exchanging: 4, surplus: 4, over: 5, closed: 5,
};

// What is said of a player by name.
const LINES: Readonly<Record<Phase, PhaseLines>> = {
  empty: { mover: 'phase.before_mover', waiter: 'phase.before_waiter' },
  set_up: { mover: 'phase.before_mover', waiter: 'phase.before_waiter' },
  ready: { mover: 'phase.before_mover', waiter: 'phase.before_waiter' },
  thinking: { mover: 'phase.thinking_mover', waiter: 'phase.thinking_waiter' },
  placing: { mover: 'phase.placing_mover', waiter: 'phase.thinking_waiter' },
  counting: { mover: 'phase.counting_mover', waiter: 'phase.counting_waiter' },
  centre_choice: { mover: 'phase.centre_mover', waiter: 'phase.centre_waiter' },
  announced: { mover: 'phase.announced_mover', waiter: 'phase.announced_waiter' },
  challenged: { mover: 'phase.challenged_mover', waiter: 'phase.challenged_waiter' },
  ruled_invalid: { mover: 'phase.ruled_mover', waiter: 'phase.ruled_waiter' },
  appealed: { mover: 'phase.appealed_mover', waiter: 'phase.appealed_waiter' },
  accepted: { mover: 'phase.accepted_mover', waiter: 'phase.accepted_waiter' },
  drawn: { mover: 'phase.drawn_mover', waiter: 'phase.drawn_waiter' },
  exchanging: { mover: 'phase.exchanging_mover', waiter: 'phase.thinking_waiter' },
  surplus: { mover: 'phase.surplus_mover', waiter: 'phase.surplus_waiter' },
  over: { mover: 'phase.over_both', waiter: 'phase.over_both' },
  closed: { mover: 'phase.closed_both', waiter: 'phase.closed_both' },
};

// What is said to the player who reads.
const YOUR_LINES: Readonly<Record<Phase, PhaseLines>> = {
  empty: { mover: 'phase.you_before_mover', waiter: 'phase.you_before_waiter' },
  set_up: { mover: 'phase.you_before_mover', waiter: 'phase.you_before_waiter' },
  ready: { mover: 'phase.you_before_mover', waiter: 'phase.you_before_waiter' },
  thinking: { mover: 'phase.you_thinking_mover', waiter: 'phase.you_thinking_waiter' },
  placing: { mover: 'phase.you_placing_mover', waiter: 'phase.you_thinking_waiter' },
  counting: { mover: 'phase.you_counting_mover', waiter: 'phase.you_counting_waiter' },
  centre_choice: { mover: 'phase.you_centre_mover', waiter: 'phase.you_centre_waiter' },
  announced: { mover: 'phase.you_announced_mover', waiter: 'phase.you_announced_waiter' },
  challenged: { mover: 'phase.you_challenged_mover', waiter: 'phase.you_challenged_waiter' },
  ruled_invalid: { mover: 'phase.you_ruled_mover', waiter: 'phase.you_ruled_waiter' },
  appealed: { mover: 'phase.you_appealed_mover', waiter: 'phase.you_appealed_waiter' },
  accepted: { mover: 'phase.you_accepted_mover', waiter: 'phase.you_accepted_waiter' },
  drawn: { mover: 'phase.you_drawn_mover', waiter: 'phase.you_accepted_waiter' },
  exchanging: { mover: 'phase.you_exchanging_mover', waiter: 'phase.you_thinking_waiter' },
  surplus: { mover: 'phase.you_surplus_mover', waiter: 'phase.you_surplus_waiter' },
  over: { mover: 'phase.you_over', waiter: 'phase.you_over' },
  closed: { mover: 'phase.you_closed', waiter: 'phase.you_closed' },
};

// Always five: a step that is skipped is done, never left out.
export function stepsOf(phase: Phase): readonly Step[] {
  const behind = BEHIND[phase];
  return STEP_TEXTS.map((text, index) => ({
    text,
    state: index < behind ? 'done' : index === behind ? 'now' : 'ahead',
  }));
}

// Which step the turn has come to, from 0; 5 when the game is over.
export function stepNumber(phase: Phase): number {
  return BEHIND[phase];
}

// What each side may do now: the player on turn, and the other.
export function linesOf(phase: Phase): PhaseLines {
  return LINES[phase];
}

// The same in the second person.
export function yourLinesOf(phase: Phase): PhaseLines {
  return YOUR_LINES[phase];
}
