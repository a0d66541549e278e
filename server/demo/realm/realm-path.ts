/** Everything of the embedded provider lies under this path. */
export const BASE_PATH = '/sso';
/** Keycloak's path of a realm, so that keycloak-js keeps its ordinary {url, realm, clientId}. */
export const REALM_PATH = `${BASE_PATH}/realms/loyalty`;
/** Keycloak's path of the endpoints within a realm. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
/** The authorization endpoint within the realm. */
export const AUTHORIZATION_PATH = `${PROTOCOL_PATH}/auth`;

/** The issuer of an origin, as it stands in its tokens. */
export const issuerOf = (origin: string): string => `${origin}${REALM_PATH}`;
/**
 * Where the sign-in form of an interaction is shown and sent. The library resumes the authorization at the
 * same path, so the cookies of both steps come with the form.
 */
export const signInPathOf = (uid: string): string => `${REALM_PATH}${AUTHORIZATION_PATH}/${uid}`;
/** The app on the same origin: the only address that people are redirected to. */
export const appUrlOf = (origin: string): string => `${origin}/my/`;
