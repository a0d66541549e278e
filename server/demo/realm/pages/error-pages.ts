import { type Configuration, errors } from 'oidc-provider';
import type { Context } from '../koa-types.ts';
import type { RealmOptions } from '../realm-options.ts';
import { showMessage } from './message-page.ts';

type Options = Pick<RealmOptions, 'brand' | 'origin'>;

/** The page for a sign-in form that is no longer valid, with a way back to the app. */
export function renderExpired(ctx: Context, options: Options): Promise<void> {
  ctx.status = 400;
  return showMessage(ctx, options, (texts) => ({
    title: texts.expired,
    text: texts.expiredMore,
    action: texts.toApp,
  }));
}

/** The page for requests that the provider refuses and cannot send back to the app. */
export const renderProblem =
  (options: Options): NonNullable<Configuration['renderError']> =>
  async (ctx, out, error) => {
    if (error instanceof errors.SessionNotFound) await renderExpired(ctx, options);
    else await renderFailed(ctx, options, out.error);
  };

/** The page for what has failed; `code` is for the support. */
export const renderFailed = (ctx: Context, options: Options, code: string): Promise<void> =>
  showMessage(
    ctx,
    options,
    (texts) => ({ title: texts.failed, text: texts.failedMore, action: texts.toApp }),
    code,
  );
