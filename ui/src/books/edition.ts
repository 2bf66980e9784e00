import type { Language } from '../i18n/say';

// When a book came out, as people write it: "2009-04" is April 2009.
export function editionDate(date: string, language: Language): string {
  const [year = 0, month] = date.split('-').map(Number);
  if (!month) return date;
  return new Date(Date.UTC(year, month - 1)).toLocaleDateString(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
