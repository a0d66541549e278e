import { readStored, writeStored } from '../web-storage.ts';

/**
 * The theme of the system or of the member's choice (R10.2). src/entry/first-theme.ts applies it at each
 * start and sets the colour of the browser's bars.
 */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Key of the choice in local storage. */
export const THEME_KEY = 'SF_THEME';
const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** The choice stored on this device; without one the system decides. */
export function storedTheme(): Theme {
  const value = readStored('local', THEME_KEY);
  return isTheme(value) ? value : 'system';
}

/** Applies a theme to the page: style sheets and src/entry/first-theme.ts follow the root's attribute. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  // Without storage the choice lasts until the tab closes.
  writeStored('local', THEME_KEY, theme);
}
