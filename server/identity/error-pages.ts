import { type Configuration, errors } from 'oidc-provider';
import type { Context } from './koa-types.ts';
import { chooseLanguage } from './language.ts';
import { linkAction, renderMessagePage } from './message-page.ts';
import { appUrlOf } from './realm-path.ts';
import type { RealmOptions } from './realm-options.ts';
import { TEXTS } from './texts.ts';

type Options = Pick<RealmOptions, 'brand' | 'origin'>;

/** The page for a sign-in form that is no longer valid, with a way back to the app. */
export async function renderExpired(ctx: Context, { brand, origin }: Options): Promise<void> {
  const language = chooseLanguage(ctx);
  const texts = TEXTS[language];
  ctx.status = 400;
  ctx.type = 'html';
  ctx.body = await renderMessagePage({
    brand,
    language,
    title: texts.expired,
    text: texts.expiredMore,
    actions: linkAction(appUrlOf(origin), texts.toApp),
  });
}

/** The page for requests that the provider refuses and cannot send back to the app. */
export const renderProblem =
  (options: Options): NonNullable<Configuration['renderError']> =>
  async (ctx, out, error) => {
    if (error instanceof errors.SessionNotFound) await renderExpired(ctx, options);
    else await renderFailed(ctx, options, out.error);
  };

/** The page for what has failed; `code` is for the support. */
export async function renderFailed(ctx: Context, { brand, origin }: Options, code: string) {
  const language = chooseLanguage(ctx);
  const texts = TEXTS[language];
  ctx.type = 'html';
  ctx.body = await renderMessagePage({
    brand,
    language,
    title: texts.failed,
    text: texts.failedMore,
    code,
    actions: linkAction(appUrlOf(origin), texts.toApp),
  });
}
