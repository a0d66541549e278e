import { config } from '../config.ts';

/** Base of the identity provider, absolute: keycloak-js compares origins with it. */
export const providerUrl = (): string =>
  new URL(config().identity.url, location.origin).href.replace(/\/$/, '');

export const realmUrl = (): string =>
  `${providerUrl()}/realms/${encodeURIComponent(config().identity.realm)}`;

/** The only address that the provider may redirect back to (exact match). */
export const redirectUri = (): string => `${location.origin}/my/`;

export const silentRedirectUri = (): string => `${location.origin}/my/silent-check-sso.html`;
