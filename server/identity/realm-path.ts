/** Everything of the embedded provider lies under this path. */
export const BASE_PATH = '/sso';
/** Keycloak's path of a realm, so that keycloak-js keeps its ordinary {url, realm, clientId}. */
export const REALM_PATH = `${BASE_PATH}/realms/loyalty`;
/** Keycloak's path of the endpoints within a realm. */
export const PROTOCOL_PATH = '/protocol/openid-connect';
/** The sign-in form within the realm, followed by the interaction's id. */
export const SIGN_IN_PATH = '/login-actions/authenticate';

/** The issuer of an origin, as it stands in its tokens. */
export const issuerOf = (origin: string): string => `${origin}${REALM_PATH}`;
/** The app on the same origin: the only address that people are redirected to. */
export const appUrlOf = (origin: string): string => `${origin}/my/`;
