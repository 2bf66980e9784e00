import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Language, Say } from '../i18n/say';

export type Speech = { readonly say: Say; readonly language: Language };

export const SpeechContext = createContext<Speech | undefined>(undefined);

// What the pages say, in the language of the reader.
export function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error('a page was shown before its texts had come');
  return speech;
}
