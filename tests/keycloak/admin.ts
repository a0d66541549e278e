import * as v from 'valibot';

/** The parts of Keycloak's admin REST API that the tests use. */
export interface KeycloakAdmin {
  /** Changes settings of the realm, such as `{accessTokenLifespan: 75}` (seconds). */
  setRealm(settings: object): Promise<void>;
  /** Adds users or OIDC clients to the realm. */
  addToRealm(parts: { users?: readonly object[]; clients?: readonly object[] }): Promise<void>;
  /** The secret by which a client of the realm signs in by itself. */
  secretOf(clientId: string): Promise<string>;
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
    method: 'GET' | 'PUT' | 'POST',
    path: string,
    body?: object,
  ): Promise<Response> => {
    const response = await fetch(`${address.origin}/admin/realms/${address.realm}${path}`, {
      method,
      // Each request needs a new token, because admin tokens expire after a minute.
      headers: {
        authorization: `Bearer ${await adminToken(address)}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const send = async (...[method, path, body = {}]: Parameters<typeof sendRequest>) => {
    await sendRequest(method, path, body);
  };
  return {
    setRealm: (settings) => send('PUT', '', settings),
    secretOf: async (clientId) => {
      const found = await sendRequest('GET', `/clients?clientId=${clientId}`);
      const [client] = v.parse(clients, await found.json());
      return client?.secret ?? '';
    },
    endAllSessions: () => send('POST', '/logout-all'),
    addToRealm: (parts) => send('POST', '/partialImport', { ifResourceExists: 'FAIL', ...parts }),
  };
}

/** Fetches a token of the master realm, whose issuer the product does not accept. */
export const adminToken = ({
  origin,
  adminName,
  adminPassword,
}: KeycloakAddress): Promise<string> =>
  tokenByPassword(`${origin}/realms/master`, adminName, adminPassword);

const clients = v.array(v.object({ secret: v.optional(v.string()) }));

const tokenResponse = v.object({ access_token: v.string() });

/**
 * Signs in without a page. Keycloak allows it for OIDC clients with «direct access grants», such as its command
 * line client `admin-cli`.
 */
export const tokenByPassword = (
  issuer: string,
  username: string,
  password: string,
  clientId = 'admin-cli',
): Promise<string> =>
  fetchToken(issuer, {
    grant_type: 'password',
    scope: 'openid',
    client_id: clientId,
    username,
    password,
  });

/** Signs in as another system of the institution does. */
export const tokenOfSystem = (issuer: string, clientId: string, secret: string): Promise<string> =>
  fetchToken(issuer, {
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
  });

async function fetchToken(issuer: string, given: Record<string, string>): Promise<string> {
  const response = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams(given),
  });
  if (!response.ok) throw new Error(`${given['client_id']} at ${issuer}: ${await response.text()}`);
  return v.parse(tokenResponse, await response.json()).access_token;
}
