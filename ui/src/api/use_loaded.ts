import { useEffect, useState } from 'preact/hooks';
import { type ServerError, asServerError } from './answer';

export type Loaded<Value> = {
  readonly value: Value | undefined;
  readonly failure: ServerError | undefined;
};

const RETRY_AFTER = 2_000;

// What a page needs before it lets anybody act. Without an answer it asks again by itself; what
// the server refuses is shown.
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined, key: string): Loaded<Value> {
  const [loaded, setLoaded] = useState<{ key: string } & Loaded<Value>>({ key: '', value: undefined, failure: undefined });
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      load?.().then(
        value => {
          if (current) setLoaded({ key, value, failure: undefined });
        },
        (wrong: unknown) => {
          if (!current) return;
          const failure = asServerError(wrong);
          setLoaded(({ value }) => ({ key, value, failure }));
          if (!failure.code) timer = setTimeout(attempt, RETRY_AFTER);
        },
      );
    };
    attempt();
    return () => {
      current = false;
      clearTimeout(timer);
    };
    // What is loaded changes with the key alone: whoever calls gives a new function every time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return loaded.key === key ? loaded : { value: undefined, failure: undefined };
}
