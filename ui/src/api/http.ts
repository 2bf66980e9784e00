import { forgetSession, readSession } from './session';
import { type Asked, ServerError, answered, failureOf, withQuery } from './answer';

export { forgetSession, readSession } from './session';

// The page was given its token by a session that is no longer this browser's.
const STALE = 'no_csrf_token';

export function read<Answer>(path: string, asked: Asked = {}): Promise<Answer> {
  return answered<Answer>(fetch(withQuery(path, asked), { headers: { accept: 'application/json' } }));
}

export async function change<Answer>(path: string, body: unknown, language: string, method = 'POST'): Promise<Answer> {
  try {
    return await send<Answer>(path, body, language, method);
  } catch (wrong) {
    if (!(wrong instanceof ServerError) || wrong.code !== STALE) throw wrong;
    forgetSession();
    return send<Answer>(path, body, language, method);
  }
}

async function send<Answer>(path: string, body: unknown, language: string, method: string): Promise<Answer> {
  return answered<Answer>(asking(path, body, language, method));
}

// The bare request of a change, for an answer that comes bit by bit.
export async function asking(path: string, body: unknown, language: string, method = 'POST', signal?: AbortSignal): Promise<Response> {
  const { csrf } = await readSession(language);
  return fetch(withQuery(path, { language }), {
    method,
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

export async function readBytes(path: string, asked: Asked = {}): Promise<ArrayBuffer> {
  const response = await fetch(withQuery(path, asked));
  if (!response.ok) throw await failureOf(response);
  return response.arrayBuffer();
}
