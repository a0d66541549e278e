import type { Context } from '../koa-types.ts';
import { BASE_PATH } from '../realm-path.ts';

export const LANGUAGES = ['ru', 'uz'] as const;
export type Language = (typeof LANGUAGES)[number];

const COOKIE = 'SSO_LANG';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

const known = (name: unknown) => LANGUAGES.find((language) => language === name);

/**
 * The language of a page (R1.8): chosen on the page (`?lang=`), remembered by a cookie, requested by
 * the app (`ui_locales`), the browser's; else Russian.
 */
export function chooseLanguage(ctx: Context, uiLocales?: unknown): Language {
  const chosen = known(ctx.query['lang']);
  if (chosen) remember(ctx, chosen);
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  return (
    chosen ??
    known(ctx.cookies.get(COOKIE)) ??
    wanted.map((tag) => known(tag.split('-')[0])).find((language) => language !== undefined) ??
    known(ctx.acceptsLanguages(...LANGUAGES)) ??
    'ru'
  );
}

const remember = (ctx: Context, language: Language) =>
  ctx.cookies.set(COOKIE, language, {
    path: BASE_PATH,
    maxAge: YEAR_MS,
    httpOnly: true,
    sameSite: 'lax',
    signed: false,
  });
