import { html } from 'hono/html';
import type { Provider } from 'oidc-provider';
import type { Context, Middleware } from './koa-types.ts';
import { type AssetName, assetUrl } from './pages/assets.ts';
import { pagePolicy } from './pages/security-headers.ts';
import { PROTOCOL_PATH, REALM_PATH } from './realm-path.ts';

const COOKIE_CHECK = `${PROTOCOL_PATH}/3p-cookies`;
const LOGIN_STATUS = `${PROTOCOL_PATH}/login-status-iframe.html`;
/** As strict as the session's cookie: a browser that blocks one blocks the other. */
const TEST_COOKIE = 'SSO_COOKIE_CHECK';

/**
 * The invisible pages that keycloak-js frames: whether the silent sign-in can work in this browser,
 * and whether the session still holds. `init` fails after its timeout without the first.
 */
export const keycloakFrames =
  (provider: Provider, clientId: string): Middleware =>
  async (ctx, next) => {
    switch (ctx.path) {
      case `${COOKIE_CHECK}/step1.html`:
        ctx.cookies.set(TEST_COOKIE, 'kept', {
          path: REALM_PATH,
          httpOnly: true,
          sameSite: 'lax',
          signed: false,
        });
        ctx.redirect('step2.html');
        return;
      case `${COOKIE_CHECK}/step2.html`: {
        const kept = ctx.cookies.get(TEST_COOKIE) !== undefined;
        await showFrame(ctx, 'third-party-cookies.js', kept ? 'supported' : 'unsupported');
        return;
      }
      case LOGIN_STATUS:
        await showFrame(ctx, 'login-status.js');
        return;
      case `${LOGIN_STATUS}/init`: {
        const session = await provider.Session.get(ctx);
        const same = session.uid === ctx.query['session_state'] && session.accountId !== undefined;
        ctx.status = same && ctx.query['client_id'] === clientId ? 204 : 403;
        return;
      }
      default:
        return next();
    }
  };

async function showFrame(ctx: Context, script: AssetName, result = ''): Promise<void> {
  ctx.set('Content-Security-Policy', pagePolicy("'self'"));
  ctx.type = 'html';
  const page = await html`<!doctype html>
    <html lang="en" data-result="${result}">
      <head>
        <meta charset="utf-8" />
        <title>Session check</title>
        <script type="module" src="${assetUrl(script)}"></script>
      </head>
    </html> `;
  ctx.body = page.toString();
}
