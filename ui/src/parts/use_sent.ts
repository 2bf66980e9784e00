import { useState } from 'preact/hooks';
import { type ServerError, asServerError } from '../api/answer';
import { change } from '../api/http';
import { useSpeech } from './context';

export type Sent = {
  readonly busy: boolean;
  readonly failure: ServerError | undefined;
  readonly send: <Answer>(path: string, body: unknown, done: (answer: Answer) => unknown, method?: string) => Promise<void>;
};

// One form that is sent: busy meanwhile, and what the server refuses is kept to be shown.
export function useSent(): Sent {
  const { language } = useSpeech();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const send: Sent['send'] = async (path, body, done, method) => {
    setBusy(true);
    setFailure(undefined);
    try {
      done(await change(path, body, language, method));
    } catch (wrong) {
      setFailure(asServerError(wrong));
    }
    setBusy(false);
  };
  return { busy, failure, send };
}
