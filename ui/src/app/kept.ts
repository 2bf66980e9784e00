// What the browser keeps between visits. A browser that keeps nothing is no reason to fail.
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`letrado.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`letrado.${name}`, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
