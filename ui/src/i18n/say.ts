import type es from '../made/es.json';

export const LANGUAGES = ['es', 'ca', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export type TextKey = keyof typeof es;
export type Facts = Readonly<Record<string, string | number>>;
export type Say = (key: TextKey, facts?: Facts) => string;

type Plural = { readonly one: string; readonly other: string };
export type Texts = Readonly<Record<string, string | Plural>>;

// Says the texts of one language. A plural is chosen by the first number among the facts.
export function sayer(texts: Texts): Say {
  return (key, facts = {}) => {
    const text = texts[key] ?? key;
    const count = Object.values(facts).find(fact => typeof fact === 'number');
    const sentence = typeof text === 'string' ? text : count === 1 ? text.one : text.other;
    return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => written(facts[name]));
  };
}

// Players write a true minus sign before a negative figure.
function written(fact: string | number | undefined): string {
  return typeof fact === 'number' ? String(fact).replace('-', '−') : (fact ?? '');
}

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some(language => language === text);
}

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  es: () => import('../made/es.json'),
  ca: () => import('../made/ca.json'),
  en: () => import('../made/en.json'),
};

export async function loadTexts(language: Language): Promise<Say> {
  return sayer((await LOADERS[language]()).default);
}
