import { errors, type Provider } from 'oidc-provider';
import { checkPassword } from './accounts.ts';
import { countAttempt, forgiveAttempt } from './attempts.ts';
import { readForm } from './form-body.ts';
import type { Context, Middleware } from './koa.ts';
import { chooseLanguage } from './language.ts';
import { renderExpired } from './problem.ts';
import { SIGN_IN_PATH } from './realm-path.ts';
import type { RealmOptions } from './realm-options.ts';
import { renderSignInPage } from './sign-in-page.ts';
import { TEXTS } from './texts.ts';

/** The sign-in form: shows it, checks the password, goes on with the authorization (R1.9). */
export function signIn(provider: Provider, options: RealmOptions): Middleware {
  const show = (ctx: Context, asked: unknown, status: number, email: string, problem?: string) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = renderSignInPage({
      brand: options.brand,
      language: chooseLanguage(ctx, asked),
      email,
      problem,
      demoAccountsUrl: options.demoAccountsUrl,
    });
  };

  const submit = async (ctx: Context, asked: unknown) => {
    const form = await readForm(ctx.req);
    const email = form?.get('email')?.trim().toLowerCase() ?? '';
    const password = form?.get('password') ?? '';
    const texts = TEXTS[chooseLanguage(ctx, asked)];
    if (email === '' || password === '') return show(ctx, asked, 400, email, texts.empty);

    const address = options.clientAddress(ctx.req);
    const waitMs = await countAttempt(options.db, email, address);
    if (waitMs !== undefined) {
      ctx.set('Retry-After', String(Math.ceil(waitMs / 1000)));
      return show(ctx, asked, 429, email, texts.limited(Math.ceil(waitMs / 60_000)));
    }
    const account = await checkPassword(options.db, email, password);
    if (!account) return show(ctx, asked, 400, email, texts.wrong);

    await forgiveAttempt(options.db, email, address);
    const result = { login: { accountId: account.sub } };
    ctx.status = 303;
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
  };

  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${SIGN_IN_PATH}/`)) return next();
    try {
      const { params } = await provider.interactionDetails(ctx.req, ctx.res);
      const asked = params['ui_locales'];
      if (ctx.method === 'POST') await submit(ctx, asked);
      else
        show(ctx, asked, 200, typeof params['login_hint'] === 'string' ? params['login_hint'] : '');
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      renderExpired(ctx, options);
    }
  };
}
