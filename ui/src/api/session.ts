import { useEffect, useState } from 'preact/hooks';
import { answered, whenSignedOut, withQuery } from './answer';
import type { SessionView } from '../made/types';

let session: Promise<SessionView> | undefined;
const listeners = new Set<() => void>();

// Who we are. Asked once; every change waits for it, since it carries the token of the session.
export function readSession(language: string): Promise<SessionView> {
  session ??= answered<SessionView>(fetch(withQuery('/api/session', { language }))).catch((wrong: unknown) => {
    session = undefined;
    throw wrong;
  });
  return session;
}

// Somebody has signed in or out, or has another name: whoever shows it asks again.
export function forgetSession(): void {
  session = undefined;
  for (const listener of listeners) listener();
}

whenSignedOut(forgetSession);

const RETRY_AFTER = 5_000;

// The session as it is now; undefined as long as the server has not said.
export function useSession(language: string): SessionView | undefined {
  const [known, setKnown] = useState<SessionView | undefined>(undefined);
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (): void => {
      clearTimeout(timer);
      readSession(language).then(
        told => current && setKnown(told),
        () => {
          if (current) timer = setTimeout(ask, RETRY_AFTER);
        },
      );
    };
    ask();
    listeners.add(ask);
    return () => {
      current = false;
      clearTimeout(timer);
      listeners.delete(ask);
    };
  }, [language]);
  return known;
}
