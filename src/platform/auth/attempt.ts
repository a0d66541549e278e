import type Keycloak from 'keycloak-js';
import { config } from '../config.ts';
import { within } from '../within.ts';
import { isCallback } from '../sign-in-callback.ts';
import { providerUrl, redirectUri, silentRedirectUri } from './realm.ts';

const INIT_TIMEOUT_MS = 6000;
const FRAME_TIMEOUT_MS = 4000;

/** A keycloak-js object that did nothing yet: one an attempt, for it can be initialised only once. */
export async function newKeycloak(): Promise<Keycloak> {
  const { default: KeycloakConstructor } = await import('keycloak-js');
  const { realm, clientId } = config().identity;
  return new KeycloakConstructor({ url: providerUrl(), realm, clientId });
}

/**
 * One attempt to learn who is signed in: from the provider's answer in the address, else by the silent
 * frame. Call it only after a good probe. Rejects when the provider does not answer in 6 s.
 */
export async function attemptSignIn(): Promise<Keycloak> {
  const keycloak = await newKeycloak();
  const silent = isCallback()
    ? {}
    : ({
        onLoad: 'check-sso',
        silentCheckSsoRedirectUri: silentRedirectUri(),
        // A redirect here would leave the page; the caller decides on that after a good probe.
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
  await within(INIT_TIMEOUT_MS, init);
  return keycloak;
}
