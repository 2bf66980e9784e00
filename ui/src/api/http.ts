import type { SessionView } from './types';

// What the server could not do, in the reader's language; without a code, there was no answer.
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: string;

  constructor(code: string, text: string) {
    super(text);
    this.code = code;
  }
}

export type Asked = Readonly<Record<string, string | number>>;

let session: Promise<SessionView> | undefined;

// Who we are. Asked once; every change waits for it, since it carries the token of the session.
export function readSession(language: string): Promise<SessionView> {
  session ??= read<SessionView>('/api/session', { language }).catch((wrong: unknown) => {
    session = undefined;
    throw wrong;
  });
  return session;
}

export function forgetSession(): void {
  session = undefined;
}

export function read<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  return answered<Answer>(fetch(withQuery(path, asked), { headers: { accept: 'application/json' } }));
}

export async function change<Answer>(path: string, body: unknown, language: string, method = 'POST'): Promise<Answer> {
  const { csrf } = await readSession(language);
  return answered<Answer>(
    fetch(withQuery(path, { language }), {
      method,
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify(body),
    }),
  );
}

export async function readBytes(path: string, asked: Asked = {}): Promise<ArrayBuffer> {
  const response = await fetch(withQuery(path, asked));
  if (!response.ok) throw await failure(response);
  return response.arrayBuffer();
}

async function answered<Answer>(asking: Promise<Response>): Promise<Answer> {
  let response: Response;
  try {
    response = await asking;
  } catch {
    throw new ServerError('', '');
  }
  if (!response.ok) throw await failure(response);
  return (await response.json()) as Answer;
}

async function failure(response: Response): Promise<ServerError> {
  try {
    const { code, text } = (await response.json()) as { code: string; text: string };
    return new ServerError(code, text);
  } catch {
    return new ServerError('', '');
  }
}

function withQuery(path: string, asked: Asked): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
