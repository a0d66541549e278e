import { errors, type Provider } from 'oidc-provider';
import { checkPassword } from './accounts.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';
import { readForm } from './form-body.ts';
import type { Context, Middleware } from './koa-types.ts';
import { chooseLanguage } from './language.ts';
import { renderExpired } from './error-pages.ts';
import { SIGN_IN_PATH } from './realm-path.ts';
import type { RealmOptions } from './realm-options.ts';
import { renderSignInPage } from './sign-in-page.ts';
import { TEXTS } from './texts.ts';

/** Shows the sign-in form, checks the password and continues the authorization (R1.9). */
export function signIn(provider: Provider, options: RealmOptions): Middleware {
  const show = async (
    ctx: Context,
    uiLocales: unknown,
    status: number,
    email: string,
    problem?: string,
  ) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = await renderSignInPage({
      brand: options.brand,
      language: chooseLanguage(ctx, uiLocales),
      email,
      problem,
      demoAccountsUrl: options.demoAccountsUrl,
    });
  };

  const submit = async (ctx: Context, uiLocales: unknown) => {
    const form = await readForm(ctx.req);
    const email = form?.get('email')?.trim().toLowerCase() ?? '';
    const password = form?.get('password') ?? '';
    const texts = TEXTS[chooseLanguage(ctx, uiLocales)];
    if (email === '' || password === '') return show(ctx, uiLocales, 400, email, texts.empty);

    const address = options.clientAddress(ctx.req);
    const waitMs = await countAttempt(options.db, email, address);
    if (waitMs !== undefined) {
      ctx.set('Retry-After', String(Math.ceil(waitMs / 1000)));
      return show(ctx, uiLocales, 429, email, texts.limited(Math.ceil(waitMs / 60_000)));
    }
    const account = await checkPassword(options.db, email, password);
    if (!account) return show(ctx, uiLocales, 400, email, texts.wrong);

    await forgiveAttempt(options.db, email, address);
    const result = { login: { accountId: account.sub } };
    ctx.status = 303;
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  };

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${SIGN_IN_PATH}/`)) return next();
    try {
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const uiLocales = params['ui_locales'];
      if (ctx.method === 'POST') await submit(ctx, uiLocales);
      else
        await show(
          ctx,
          uiLocales,
          200,
          typeof params['login_hint'] === 'string' ? params['login_hint'] : '',
        );
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      await renderExpired(ctx, options);
    }
  };
}
