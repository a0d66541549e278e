import type Keycloak from 'keycloak-js';
import { config } from '../config.ts';
import { withTimeout } from '../network/with-timeout.ts';
import { removeOldCallbacks } from './callback-records.ts';
import { providerUrl, redirectUri, silentRedirectUri } from './realm.ts';
import { isCallback } from './sign-in-callback.ts';

const INIT_TIMEOUT_MS = 6000;
const FRAME_TIMEOUT_MS = 4000;

/** A new keycloak-js object: it can be initialised only once, so each attempt needs its own. */
export async function createKeycloak(): Promise<Keycloak> {
  const { default: KeycloakConstructor } = await import('keycloak-js');
  removeOldCallbacks();
  const { realm, clientId } = config().identity;
  return new KeycloakConstructor({ url: providerUrl(), realm, clientId });
}

/**
 * One attempt to get the session: from the provider's response in the address, else by the silent
 * frame. Call it only after a successful probe. Rejects when the provider does not respond in 6 s.
 */
export async function initialiseSession(): Promise<Keycloak> {
  const keycloak = await createKeycloak();
  const silent = isCallback()
    ? {}
    : ({
        onLoad: 'check-sso',
        silentCheckSsoRedirectUri: silentRedirectUri(),
        // A redirect here would leave the page; the caller decides that after a successful probe.
        silentCheckSsoFallback: false,
      } as const);
  const init = keycloak.init({
    ...silent,
    pkceMethod: 'S256',
    responseMode: 'fragment',
    redirectUri: redirectUri(),
    checkLoginIframe: false,
    messageReceiveTimeout: FRAME_TIMEOUT_MS,
  });
  await withTimeout(INIT_TIMEOUT_MS, init);
  return keycloak;
}
