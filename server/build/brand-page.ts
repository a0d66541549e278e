import type { Brand } from '#src/brand/brand.ts';

/**
 * Fills a brand into the page: the placeholders of index.html.
 * @param source who chose the brand: the server by the request's host, which the app takes as it is, or the
 * build for hosts that serve plain files, where the runtime configuration goes before it (R1.1)
 */
export function fillPage(html: string, brand: Brand, source: 'host' | 'build'): string {
  const values: Readonly<Record<string, string>> = {
    NAME: brand.name,
    TITLE: brand.title,
    SHORT_TITLE: brand.shortTitle,
    THEME_LIGHT: brand.themeColor.light,
    THEME_DARK: brand.themeColor.dark,
    SOURCE: source,
  };
  return html.replace(/%BRAND_(\w+)%/g, (text, key: string) => values[key] ?? text);
}
