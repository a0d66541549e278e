import type { Plugin } from 'vite';
import type { Brand } from '#src/brand/brand.ts';

/** Fills the brand into index.html: `%BRAND_TITLE%` and the like. */
export function brandPage(brand: Brand): Plugin {
  const values: Readonly<Record<string, string>> = {
    BRAND_NAME: brand.name,
    BRAND_TITLE: brand.title,
    BRAND_THEME_LIGHT: brand.themeColor.light,
    BRAND_THEME_DARK: brand.themeColor.dark,
  };
  return {
    name: 'brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/%(BRAND_\w+)%/g, (text, key: string) => values[key] ?? text),
    },
  };
}
