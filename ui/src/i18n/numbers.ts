import type { Language } from './say';

// Figures as people of that language write them: a comma in Spanish and Catalan, a true minus.
export function decimal(value: number, digits: number, language: Language): string {
  const rounded = value.toFixed(digits).replace(/^-(?=[0.]*$)/, '');
  return (language === 'en' ? rounded : rounded.replace('.', ',')).replace('-', '−');
}

// A part of one, as a percentage; in Spanish and Catalan with a space before the sign.
export function percent(part: number, digits: number, language: Language): string {
  const figure = decimal(100 * part, digits, language);
  return language === 'en' ? `${figure}%` : `${figure}\u{a0}%`;
}

// Large whole numbers in groups of three, from five figures on.
export function whole(value: number, language: Language): string {
  return new Intl.NumberFormat(language, { useGrouping: 'min2' }).format(value).replace('-', '−');
}

// Figures in a sentence that came with decimal points.
export function withDecimalComma(sentence: string, language: Language): string {
  return language === 'en' ? sentence : sentence.replaceAll(/(\d)\.(\d)/g, '$1,$2');
}
