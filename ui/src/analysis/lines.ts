// What a stream of text says line by line: whole lines, and what is left of the last one.
export function splitLines(before: string, chunk: string): { readonly lines: readonly string[]; readonly rest: string } {
  const parts = (before + chunk).split('\n');
  return { lines: parts.slice(0, -1).filter(Boolean), rest: parts.at(-1) ?? '' };
}
