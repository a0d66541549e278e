import { html, raw } from 'hono/html';
import { languageOf, type Language } from '#server/http/language.ts';
import { sourceOf, type PageSources } from '#server/http/middleware/security-headers.ts';
import type { ErrorBody } from '#src/contract/error.ts';
import type { LocalText } from '#src/domain/text/text.ts';

const STYLE = `:root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:20vh auto 0;padding:0 1.5rem}h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;min-height:2.75rem;color:inherit}`;

type Part = ReturnType<typeof html>;

const AGAIN: LocalText = {
  ru: 'Ничего не нажимай: страница скоро попробует ещё раз.',
  uz: 'Hech narsani bosmang: sahifa tez orada yana urinib koʻradi.',
};
const TO_AREA: LocalText = { ru: 'Открыть личный кабинет', uz: 'Shaxsiy kabinetni ochish' };

/** What the page contains, for its Content-Security-Policy. */
export const REFUSAL_PAGE_SOURCES: PageSources = {
  scripts: [],
  styles: [sourceOf(STYLE)],
};

/**
 * Whether a person opens the address, or sends a form of a page, in a browser. Browsers that do not say so accept
 * a page, which no call of the app does.
 * @param mode the header Sec-Fetch-Mode
 */
export const isNavigation = (mode: string | undefined, accept: string | undefined): boolean =>
  mode === undefined ? accept?.includes('text/html') === true : mode === 'navigate';

/**
 * What a person reads where a navigation is refused or fails.
 * @param repeats whether the response's Refresh header lets the browser try again
 */
export function refusalPage(
  { message }: ErrorBody,
  acceptLanguage: string | undefined,
  repeats: boolean,
): Promise<string> {
  const language = languageOf(acceptLanguage);
  const next = repeats
    ? html`<p>${AGAIN[language]}</p>`
    : html`<a href="/my/">${TO_AREA[language]}</a>`;
  return pageOf(
    language,
    message,
    html`<h1>${message}</h1>
      ${next}`,
  );
}

/** What a person reads, in both languages, where the request cannot be read and so nothing says which is theirs. */
export const unreadablePage = ({ ru, uz }: LocalText): Promise<string> =>
  pageOf(
    'ru',
    ru,
    html`<h1>${ru}</h1>
      <h1 lang="uz">${uz}</h1>`,
  );

async function pageOf(language: Language, title: string, content: Part): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
  return page.toString();
}
