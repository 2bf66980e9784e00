import { useEffect, useState } from 'preact/hooks';
import { change, read } from '../api/http';
import type { PadText } from '../made/types';
import { useLoaded } from '../api/use_loaded';
import type { Language } from '../i18n/say';

const WRITE_AFTER = 500;
const RETRY_AFTER = 3_000;

export type PadState = {
  readonly text: string;
  readonly ready: boolean; // what was written before has come
  readonly kept: boolean; // the server has all of it
  readonly write: (text: string) => void;
};

// The note pad of one's seat, kept by the server a moment after one stops writing.
export function usePad(game: string, language: Language, isPlayer: boolean): PadState {
  const path = `/api/games/${encodeURIComponent(game)}/pad`;
  const { value } = useLoaded(isPlayer ? () => read<PadText>(path, { language }) : undefined, path);
  const [text, write] = useState<string | undefined>(undefined);
  const [stored, setStored] = useState<string | undefined>(undefined);
  const [failures, setFailures] = useState(0);
  const known = stored ?? value?.text;

  useEffect(() => {
    if (text === undefined || text === known) return undefined;
    let current = true;
    const keepIt = async (): Promise<void> => {
      try {
        const { text: written } = await change<PadText>(path, { text }, language, 'PUT');
        if (!current) return;
        setStored(written);
        setFailures(0);
      } catch {
        if (current) setFailures(failures + 1);
      }
    };
    const timer = setTimeout(() => void keepIt(), failures > 0 ? RETRY_AFTER : WRITE_AFTER);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, known, failures, path, language]);

  return { text: text ?? value?.text ?? '', ready: value !== undefined, kept: text === undefined || text === known, write };
}
