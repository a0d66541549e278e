import * as v from 'valibot';

/** The parts of Keycloak's admin REST API that the tests use. */
export interface KeycloakAdmin {
  /** Changes settings of the realm, such as `{accessTokenLifespan: 75}` (seconds). */
  setRealm(settings: object): Promise<void>;
  /** Adds users or OIDC clients to the realm. */
  addToRealm(parts: { users?: readonly object[]; clients?: readonly object[] }): Promise<void>;
  /** Ends the sessions of all users, like the administrator's «Sign out all active sessions». */
  endAllSessions(): Promise<void>;
}

export interface KeycloakAddress {
  readonly origin: string;
  readonly realm: string;
  /** The administrator, whom the first start creates. */
  readonly adminName: string;
  readonly adminPassword: string;
}

/** Opens the admin API for the realm of a running Keycloak; its functions throw on an error status. */
export function createAdmin(address: KeycloakAddress): KeycloakAdmin {
  const sendRequest = async (
    method: 'PUT' | 'POST',
    path: string,
    body: object = {},
  ): Promise<void> => {
    const response = await fetch(`${address.origin}/admin/realms/${address.realm}${path}`, {
      method,
      // Each request needs a new token, because admin tokens expire after a minute.
      headers: {
        authorization: `Bearer ${await adminToken(address)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  };
  return {
    setRealm: (settings) => sendRequest('PUT', '', settings),
    endAllSessions: () => sendRequest('POST', '/logout-all'),
    addToRealm: (parts) =>
      sendRequest('POST', '/partialImport', { ifResourceExists: 'FAIL', ...parts }),
  };
}

/** Fetches a token of the master realm, whose issuer the product does not accept. */
export const adminToken = ({
  origin,
  adminName,
  adminPassword,
}: KeycloakAddress): Promise<string> =>
  tokenByPassword(`${origin}/realms/master`, adminName, adminPassword);

const tokenResponse = v.object({ access_token: v.string() });

/**
 * Signs in without a page. Keycloak allows it for OIDC clients with «direct access grants», such as its command
 * line client `admin-cli`.
 */
export async function tokenByPassword(
  issuer: string,
  username: string,
  password: string,
  clientId = 'admin-cli',
): Promise<string> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'openid',
      client_id: clientId,
      username,
      password,
    }),
  });
  if (!response.ok) throw new Error(`${clientId} at ${issuer}: ${await response.text()}`);
  return v.parse(tokenResponse, await response.json()).access_token;
}
