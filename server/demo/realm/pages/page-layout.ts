import { html } from 'hono/html';
import type { Brand } from '#src/brand/brand.ts';
import { type AssetName, assetUrl } from './assets.ts';
import { cardPicture } from './card-picture.ts';
import type { Language } from './language.ts';
import { pageStyle } from './page-style.ts';

/** Markup made by `html`, which escapes whatever is put into it and is no markup itself. */
export type Html = ReturnType<typeof html>;

export interface Page {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly content: Html;
  readonly script?: AssetName;
}

/** The colour of the browser's own surfaces in one of its schemes. */
const themeColor = (scheme: 'light' | 'dark', color: string): Html =>
  html`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}" />`;

/** The layout of every page of the provider: the brand's picture and a panel with the content. */
export async function renderPage(page: Page): Promise<string> {
  const { brand, language, title, content, script } = page;
  const markup = await html`<!doctype html>
    <html lang="${language}" data-brand="${brand.name}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} — ${brand.title}</title>
        ${themeColor('light', brand.themeColor.light)} ${themeColor('dark', brand.themeColor.dark)}
        <link rel="icon" href="/my/icons/${brand.name}/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/my/icons/${brand.name}/apple-touch-icon.png" />
        ${pageStyle.element}
        ${script && html`<script type="module" src="${assetUrl(script)}"></script>`}
      </head>
      <body>
        <header class="stage">
          <p class="wordmark" translate="no">${brand.title}</p>
          ${cardPicture(brand.shortTitle)}
        </header>
        <main class="panel"><div class="content">${content}</div></main>
      </body>
    </html> `;
  return markup.toString();
}
