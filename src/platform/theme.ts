/**
 * The theme by the system or by the person's choice (R10.2). public/first-theme.js shows it at each start
 * and gives the browser's bars its colour.
 */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Key of local storage that keeps the choice. */
export const THEME_KEY = 'SF_THEME';
const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** The choice kept on this device; without one the system decides. */
export function storedTheme(): Theme {
  try {
    const value = localStorage.getItem(THEME_KEY);
    return isTheme(value) ? value : 'system';
  } catch {
    return 'system';
  }
}

/** Shows the page in a theme: style sheets and first-theme.js follow the root's attribute. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** Shows a theme and keeps it for the next start. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts until the tab closes.
  }
}
