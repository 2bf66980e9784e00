import { useEffect, useRef, useState } from 'preact/hooks';
import { type ServerError, asServerError, failureOf } from '../api/answer';
import { asking } from '../api/http';
import type { Study } from '../made/types';
import { useSpeech } from '../parts/context';
import { splitLines } from './lines';

export type Studying = {
  readonly study: Study | undefined;
  readonly running: boolean;
  readonly failure: ServerError | undefined;
  readonly start: () => void;
  readonly stop: () => void;
};

// A study under way: what it knows so far, line by line. Another position ends it.
export function useStudy(rulebook: string, cgp: string, seconds: number): Studying {
  const { language } = useSpeech();
  const [study, setStudy] = useState<Study | undefined>(undefined);
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<ServerError | undefined>(undefined);
  const reading = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    setStudy(undefined);
    setFailure(undefined);
    setRunning(false);
    return () => reading.current?.abort();
  }, [rulebook, cgp]);
  const stop = (): void => {
    reading.current?.abort();
    setRunning(false);
  };
  const start = (): void => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setFailure(undefined);
    setStudy(undefined);
    setRunning(true);
    readStudy({ rulebook, cgp, seconds }, language, controller.signal, setStudy).then(
      () => controller.signal.aborted || setRunning(false),
      (wrong: unknown) => {
        if (controller.signal.aborted) return;
        setRunning(false);
        setFailure(asServerError(wrong));
      },
    );
  };
  return { study, running, failure, start, stop };
}

type Asked = { readonly rulebook: string; readonly cgp: string; readonly seconds: number };

async function readStudy(asked: Asked, language: string, signal: AbortSignal, onStudy: (study: Study) => void): Promise<void> {
  const response = await asking('/api/analysis/live', asked, language, 'POST', signal);
  if (!response.ok) throw await failureOf(response);
  let rest = '';
  const lines = new WritableStream<string>({
    write(chunk) {
      const split = splitLines(rest, chunk);
      rest = split.rest;
      const last = split.lines.at(-1);
      if (last) onStudy(JSON.parse(last) as Study);
    },
  });
  await response.body?.pipeThrough(new TextDecoderStream()).pipeTo(lines, { signal });
}
