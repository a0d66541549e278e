import { takeOwnerParameter } from '#src/app/owner-view/take-owner-parameter.ts';
import { storedLanguage } from '#src/i18n/language.ts';
import { openSignInPage } from '#src/platform/auth/sign-in-page.ts';
import { isSiteDataRefused } from '#src/platform/network/site-data.ts';

/**
 * Goes to the sign-in page from a device that knows nobody. Resolves with false when the provider cannot be
 * reached, with null when the browser refuses site data or the file of keycloak-js does not come: the app
 * then explains and tries again.
 * @param probe whether the provider responds: requested beside this file
 */
export async function leaveForSignIn(probe: Promise<boolean>): Promise<boolean | null> {
  takeOwnerParameter();
  if (isSiteDataRefused()) return null;
  try {
    const leave = await openSignInPage({ fresh: false, locale: storedLanguage() }, probe);
    if (leave === null) return false;
    void leave();
    return true;
  } catch {
    return null;
  }
}
