import { factsOf } from '../books/facts';
import type { Say } from '../i18n/say';
import type { ClockChoice } from './terms';

const HINTS = {
  corrido: 'home.corrido_text',
  no_corrido: 'home.no_corrido_text',
  timer: 'home.timer_text',
  days: 'home.days_text',
  none: 'home.no_clock_text',
} as const;

// A clock in a few words, with the figures of its book.
export function clockText(choice: ClockChoice, say: Say, { book, days }: { book: string; days: number }): string {
  switch (choice.kind) {
    case 'corrido':
      return say('home.corrido', { minutes: choice.minutes });
    case 'no_corrido':
      return say('home.no_corrido', { minutes: choice.minutes });
    case 'timer':
      return say('home.timer', { minutes: (factsOf(book)?.timer.seconds ?? 0) / 60 });
    case 'days':
      return say('home.days', { days });
    case 'none':
      return say('home.no_clock');
  }
}

export function clockHint(choice: ClockChoice, say: Say): string {
  return say(HINTS[choice.kind]);
}
