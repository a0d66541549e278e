import type { Configuration } from 'oidc-provider';
import { html, trusted } from './html.ts';
import { chooseLanguage } from './language.ts';
import { linkAction, renderMessagePage } from './message-page.ts';
import { renderPage } from './page.ts';
import { appUrlOf } from './realm-path.ts';
import type { RealmOptions } from './realm-options.ts';
import { TEXTS } from './texts.ts';

type SignOutPages = Pick<
  NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>,
  'logoutSource' | 'postLogoutSuccessSource'
>;

/**
 * As Keycloak: a request that proves by its ID token whose session it means is obeyed at once, any
 * other is asked about, so that a foreign page cannot sign people out.
 */
export function signOutPages({
  brand,
  origin,
}: Pick<RealmOptions, 'brand' | 'origin'>): SignOutPages {
  return {
    logoutSource: (ctx, form) => {
      const language = chooseLanguage(ctx, ctx.oidc.params?.['ui_locales']);
      const texts = TEXTS[language];
      const hint = ctx.oidc.entities.IdTokenHint;
      const proven = hint !== undefined && hint.payload['sub'] === ctx.oidc.session?.accountId;
      const content = html` <h1>${texts.signOutQuestion}</h1>
        <p class="lead">${texts.signOutMore}</p>
        ${trusted(form)}
        <div class="actions">
          <button class="action" type="submit" form="op.logoutForm" name="logout" value="yes">
            ${texts.signOut}
          </button>
          <a class="action" data-quiet href="${appUrlOf(origin)}">${texts.stay}</a>
        </div>`;
      ctx.body = renderPage({
        brand,
        language,
        title: texts.signOut,
        content: proven ? html`<div data-passing>${content}</div>` : content,
        ...(proven ? { script: 'sign-out.js' as const } : {}),
      });
    },
    postLogoutSuccessSource: (ctx) => {
      const language = chooseLanguage(ctx);
      const texts = TEXTS[language];
      ctx.type = 'html';
      ctx.body = renderMessagePage({
        brand,
        language,
        title: texts.signedOut,
        text: texts.signedOutMore,
        actions: linkAction(appUrlOf(origin), texts.signInAgain),
      });
    },
  };
}
