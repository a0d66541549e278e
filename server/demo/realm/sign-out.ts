import { html, raw } from 'hono/html';
import type { Configuration } from 'oidc-provider';
import { chooseLanguage } from './pages/language.ts';
import { showMessage } from './pages/message-page.ts';
import { renderPage } from './pages/page-layout.ts';
import { TEXTS } from './pages/texts.ts';
import type { RealmOptions } from './realm-options.ts';
import { appUrlOf } from './realm-path.ts';

type SignOutPages = Pick<
  NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>,
  'logoutSource' | 'postLogoutSuccessSource'
>;

/**
 * As Keycloak: a request with the ID token of the session signs out at once; any other needs a
 * confirmation, so that a foreign page cannot sign people out.
 */
export function signOutPages({
  brand,
  origin,
}: Pick<RealmOptions, 'brand' | 'origin'>): SignOutPages {
  return {
    logoutSource: async (ctx, form) => {
      const language = chooseLanguage(ctx, ctx.oidc.params?.['ui_locales']);
      const texts = TEXTS[language];
      const hint = ctx.oidc.entities.IdTokenHint;
      const proven = hint !== undefined && hint.payload['sub'] === ctx.oidc.session?.accountId;
      const content = html` <h1>${texts.signOutQuestion}</h1>
        <p class="lead">${texts.signOutMore}</p>
        ${raw(form)}
        <div class="actions">
          <button class="action" type="submit" form="op.logoutForm" name="logout" value="yes">
            ${texts.signOut}
          </button>
          <a class="action" data-quiet href="${appUrlOf(origin)}">${texts.stay}</a>
        </div>`;
      ctx.body = await renderPage({
        brand,
        language,
        title: texts.signOut,
        content: proven ? html`<div data-passing>${content}</div>` : content,
        ...(proven ? { script: 'sign-out.js' as const } : {}),
      });
    },
    postLogoutSuccessSource: (ctx) =>
      showMessage(ctx, { brand, origin }, (texts) => ({
        title: texts.signedOut,
        text: texts.signedOutMore,
        action: texts.signInAgain,
      })),
  };
}
