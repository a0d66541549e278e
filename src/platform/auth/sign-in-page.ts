import { createKeycloak } from './keycloak.ts';
import { isProviderReachable } from './probe.ts';
import { redirectUri } from './realm.ts';
import { rememberPath } from './return-path.ts';

interface SignInOptions {
  /** Requires the password although the provider's session goes on (R9.8). */
  readonly fresh: boolean;
  /** Language of the page. */
  readonly locale: string;
}

async function createReady() {
  const keycloak = await createKeycloak();
  await keycloak.init({ pkceMethod: 'S256', responseMode: 'fragment', checkLoginIframe: false });
  return keycloak;
}

/**
 * Probes the provider while keycloak-js loads. Resolves with the navigation to the sign-in page, which
 * comes back to the address of that moment; null when the provider cannot be reached: nothing may navigate
 * to it then (R4.11). Rejects when keycloak-js cannot be loaded.
 * @param probe whether the provider responds, where that was requested earlier
 */
export async function openSignInPage(
  options: SignInOptions,
  probe: Promise<boolean> = isProviderReachable(),
): Promise<(() => Promise<void>) | null> {
  const [isReachable, keycloak] = await Promise.all([probe, createReady()]);
  if (!isReachable) return null;
  return () => {
    // Not earlier: the member may have navigated during the probe.
    rememberPath();
    return keycloak.login({
      redirectUri: redirectUri(),
      locale: options.locale,
      ...(options.fresh ? { prompt: 'login' as const } : {}),
    });
  };
}
