import { showTheme, storedTheme } from '#src/platform/stored/theme.ts';

const root = document.documentElement;

/** The media condition under which a bar's colour for this scheme applies. */
function mediaOf(scheme: string | undefined): string {
  const { theme } = root.dataset;
  if (!theme) return `(prefers-color-scheme: ${scheme})`;
  return theme === scheme ? 'all' : 'not all';
}

function colourBars(): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = mediaOf(meta.dataset['scheme']);
  }
}

/**
 * Applies the stored theme before the first paint, so that the page does not flash in the system's. Also
 * keeps the browser's bars in the colour of the page's theme (R10.2).
 */
export function applyFirstTheme(): void {
  new MutationObserver(colourBars).observe(root, { attributeFilter: ['data-theme'] });
  showTheme(storedTheme());
}
