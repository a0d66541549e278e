import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { cleanEmail } from '#src/domain/text/clean-text.ts';
import { checkPassword } from './accounts.ts';
import type { Context, Middleware } from './koa-types.ts';
import { renderExpired } from './pages/error-pages.ts';
import { chooseLanguage } from './pages/language.ts';
import { renderSignInPage } from './pages/sign-in-page.ts';
import { TEXTS } from './pages/texts.ts';
import type { RealmOptions } from './realm-options.ts';
import { AUTHORIZATION_PATH, signInPathOf } from './realm-path.ts';
import { countAttempt, forgiveAttempt } from './sign-in-attempts.ts';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;
type Next = Parameters<Middleware>[1];

/** Where the forms of all interactions are. */
const FORMS_PATH = signInPathOf('');

const MOST_BYTES = 10_000;
/** What is read of a longer one, so that its sender reads the response instead of a cut connection. */
const MOST_DROPPED_BYTES = 2_000_000;

/**
 * Reads an urlencoded form. Undefined when it is longer than a sign-in form can be. The provider's requests
 * do not pass Hono, so hono/body-limit cannot guard them.
 */
async function readForm(req: IncomingMessage): Promise<URLSearchParams | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // The end of the loop must leave the connection for the response.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_DROPPED_BYTES) break;
    if (bytes <= MOST_BYTES) chunks.push(chunk);
  }
  if (bytes > MOST_BYTES) return undefined;
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/** Shows the sign-in form, checks the password and continues the authorization (R1.9). */
export function signIn(provider: Provider, options: RealmOptions): Middleware {
  const show = async (
    ctx: Context,
    { uid, params }: Interaction,
    status: number,
    email: string,
    problem?: string,
  ) => {
    ctx.status = status;
    ctx.type = 'html';
    ctx.body = await renderSignInPage({
      brand: options.brand,
      supportEmail: options.supportEmail,
      language: chooseLanguage(ctx, params['ui_locales']),
      path: signInPathOf(uid),
      email,
      problem,
      demoAccountsUrl: options.demoAccountsUrl,
    });
  };

  /** Shows the form in the response to the authorization request: a redirect to it costs a round trip. */
  const authorize = async (ctx: Context, next: Next) => {
    await next();
    // Without a redirect there is no such header, although its type says so.
    if (ctx.status !== 303) return;
    const destination = ctx.response.get('Location');
    if (!destination.startsWith(FORMS_PATH)) return;
    const interaction = await provider.Interaction.find(destination.slice(FORMS_PATH.length));
    if (!interaction) return;
    ctx.remove('Location');
    await show(ctx, interaction, 200, emailHint(interaction));
  };

  const submit = async (ctx: Context, next: Next, interaction: Interaction) => {
    const form = await readForm(ctx.req);
    const texts = TEXTS[chooseLanguage(ctx, interaction.params['ui_locales'])];
    if (!form) {
      // The rest is not read.
      ctx.set('Connection', 'close');
      return show(ctx, interaction, 413, '', texts.tooLong);
    }
    const email = cleanEmail(form.get('email') ?? '');
    const password = form.get('password') ?? '';
    if (email === '' || password === '') return show(ctx, interaction, 400, email, texts.empty);

    const address = options.remoteAddress(ctx.req);
    const waitMs = await countAttempt(options.db, email, address);
    if (waitMs !== undefined) {
      ctx.set('Retry-After', String(Math.ceil(waitMs / 1000)));
      return show(ctx, interaction, 429, email, texts.limited(Math.ceil(waitMs / 60_000)));
    }
    const account = await checkPassword(options.db, email, password).catch(
      async (error: unknown) => {
        // It was not checked, so it was no wrong one.
        await forgiveAttempt(options.db, email, address);
        throw error;
      },
    );
    if (!account) return show(ctx, interaction, 400, email, texts.wrong);

    await forgiveAttempt(options.db, email, address);
    const result = { login: { accountId: account.sub } };
    await provider.interactionResult(ctx.req, ctx.res, result);
    return resume(ctx, next);
  };

  return async (ctx, next) => {
    if (ctx.path === AUTHORIZATION_PATH && ctx.method === 'GET') return authorize(ctx, next);
    if (!ctx.path.startsWith(`${AUTHORIZATION_PATH}/`)) return next();
    try {
      const interaction = await provider.interactionDetails(ctx.req, ctx.res);
      if (ctx.method === 'POST') await submit(ctx, next, interaction);
      // Signing in as another person ends the old session first, and the library comes back here.
      else if (interaction.result) await next();
      else await show(ctx, interaction, 200, emailHint(interaction));
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      await renderExpired(ctx, options);
    }
  };
}

/** The e-mail with which the app suggests to sign in. */
const emailHint = ({ params }: Interaction): string =>
  typeof params['login_hint'] === 'string' ? params['login_hint'] : '';

/**
 * Lets the library respond to the form itself with the redirect to the app. It resumes an authorization only
 * by GET, and a redirect to that address costs a round trip.
 */
async function resume(ctx: Context, next: Next): Promise<void> {
  const { method } = ctx;
  ctx.method = 'GET';
  try {
    await next();
  } finally {
    ctx.method = method;
  }
}
