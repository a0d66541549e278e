/* Applies the stored theme (src/platform/theme.ts) before the first paint, so that the page does not
   flash in the system's theme. Also keeps the browser's bars in the colour of the page's theme. */
(() => {
  const root = document.documentElement;

  const mediaOf = (scheme) => {
    const { theme } = root.dataset;
    if (!theme) return `(prefers-color-scheme: ${scheme})`;
    return theme === scheme ? 'all' : 'not all';
  };
  const paintBars = () => {
    for (const meta of document.querySelectorAll('meta[data-scheme]')) {
      meta.media = mediaOf(meta.dataset.scheme);
    }
  };
  new MutationObserver(paintBars).observe(root, { attributeFilter: ['data-theme'] });

  try {
    const chosen = localStorage.getItem('SF_THEME');
    if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  } catch {
    // Without storage the system's theme applies.
  }
})();
