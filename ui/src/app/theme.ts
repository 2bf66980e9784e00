// The theme of the page: the system's unless the reader fixes one. The choice stays in the browser.
export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export function readTheme(text: string | null): Theme {
  return THEMES.find(theme => theme === text) ?? 'auto';
}

export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
}

export function showTheme(theme: Theme, page: HTMLElement): void {
  if (theme === 'auto') delete page.dataset['theme'];
  else page.dataset['theme'] = theme;
}
