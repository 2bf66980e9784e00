import { useEffect, useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change } from '../api/http';
import type { Analysis } from '../made/types';
import { useSpeech } from '../parts/context';

const SETTLE = 350;

export type Found = { readonly value: Analysis | undefined; readonly failure: ServerError | undefined };

const NOTHING: Found = { value: undefined, failure: undefined };

// The best plays of the position as it stands, once it has stood still for a moment.
export function useAnalysis(rulebook: string, cgp: string, wanted: boolean): Found {
  const { language } = useSpeech();
  const [found, setFound] = useState<Found>(NOTHING);
  useEffect(() => {
    setFound(NOTHING);
    if (!wanted) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      change<Analysis>('/api/analysis', { rulebook, cgp }, language).then(
        value => current && setFound({ value, failure: undefined }),
        (wrong: unknown) => current && setFound({ value: undefined, failure: asServerError(wrong) }),
      );
    }, SETTLE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [rulebook, cgp, wanted, language]);
  return found;
}
