import type { Brand } from '#src/brand/brand.ts';

/**
 * Who chose the page's brand: the server by the request's host, which the app takes as it is, or the
 * build for hosts that serve plain files, where the runtime configuration goes before it (R1.1).
 */
type BrandSource = 'host' | 'build';

/** What the placeholders of index.html stand for: `%BRAND_TITLE%` and the like. */
export const pageValues = (brand: Brand): Readonly<Record<string, string>> => ({
  NAME: brand.name,
  TITLE: brand.title,
  SHORT_TITLE: brand.shortTitle,
  THEME_LIGHT: brand.themeColor.light,
  THEME_DARK: brand.themeColor.dark,
});

/** Fills a brand into the page. */
export function fillPage(html: string, brand: Brand, source: BrandSource): string {
  const values: Readonly<Record<string, string>> = { ...pageValues(brand), SOURCE: source };
  return html.replace(/%BRAND_(\w+)%/g, (text, key: string) => values[key] ?? text);
}
