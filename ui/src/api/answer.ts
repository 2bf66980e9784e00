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

// Whatever went wrong, as something that can be shown.
export function asServerError(wrong: unknown): ServerError {
  return wrong instanceof ServerError ? wrong : new ServerError('', '');
}

const SIGNED_OUT = 'sign_in_first';
const listeners = new Set<() => void>();

// Called when the server no longer knows who is asking.
export function whenSignedOut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function signedOut(): void {
  for (const listener of listeners) listener();
}

export async function answered<Answer>(asking: Promise<Response>): Promise<Answer> {
  let response: Response;
  try {
    response = await asking;
  } catch (wrong) {
    throw asServerError(wrong);
  }
  if (!response.ok) throw await failureOf(response);
  return (await response.json()) as Answer;
}

export async function failureOf(response: Response): Promise<ServerError> {
  try {
    const { code, text } = (await response.json()) as { code: string; text: string };
    if (code === SIGNED_OUT) signedOut();
    return new ServerError(code, text.charAt(0).toLocaleUpperCase() + text.slice(1));
  } catch {
    return new ServerError('', '');
  }
}

export function withQuery(path: string, asked: Asked): string {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
