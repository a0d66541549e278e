import type Keycloak from 'keycloak-js';

/** The part of a signed-in keycloak-js object that the app uses. */
export type SignedIn = Pick<
  Keycloak,
  | 'authenticated'
  | 'token'
  | 'tokenParsed'
  | 'refreshToken'
  | 'refreshTokenParsed'
  | 'idToken'
  | 'idTokenParsed'
  | 'timeSkew'
  | 'isTokenExpired'
  | 'updateToken'
  | 'logout'
>;

const SWITCH_KEY = 'disable-keycloak';
const IDENTITY_KEY = 'fake-keycloak';
const DEFAULT_EMAIL = 'student@example.test';

/**
 * A member without sign-in, only in development builds (R1.9): local storage `disable-keycloak` turns
 * it on and `fake-keycloak` names the e-mail. Only a development server accepts its token.
 */
export function syntheticIdentity(): SignedIn | null {
  if (localStorage.getItem(SWITCH_KEY) === null) return null;
  const email = localStorage.getItem(IDENTITY_KEY) ?? DEFAULT_EMAIL;
  return {
    authenticated: true,
    token: `synthetic:${email}`,
    tokenParsed: {
      sub: `synthetic:${email}`,
      email,
      given_name: 'Synthetic',
      family_name: 'Person',
    },
    timeSkew: 0,
    isTokenExpired: () => false,
    updateToken: () => Promise.resolve(false),
    logout: () => {
      localStorage.removeItem(SWITCH_KEY);
      location.reload();
      return Promise.resolve();
    },
  };
}
