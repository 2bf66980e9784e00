import { useEffect, useRef, useState } from 'preact/hooks';
import { asServerError } from './answer';
import type { Loaded } from './use_loaded';

export type Followed<Value> = Loaded<Value> & {
  readonly again: () => void; // ask now: something was done
};

// What changes by itself: asked for again and again while somebody looks. What was known stays
// while there is no answer.
export function useFollowed<Value>(load: () => Promise<Value>, every: number, key: string): Followed<Value> {
  const [followed, setFollowed] = useState<Loaded<Value>>({ value: undefined, failure: undefined });
  const [asked, setAsked] = useState(0);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (): Promise<void> => {
      try {
        const value = await latest.current();
        if (current) setFollowed({ value, failure: undefined });
      } catch (wrong) {
        if (current) setFollowed(({ value }) => ({ value, failure: asServerError(wrong) }));
      }
      if (current) timer = setTimeout(() => void ask(), every);
    };
    void ask();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [every, key, asked]);
  return { ...followed, again: () => setAsked(count => count + 1) };
}
