import * as v from 'valibot';

/** What stories need of Keycloak's administration, as its REST interface names it. */
export interface KeycloakAdmin {
  /** Changes settings of the realm, such as `{accessTokenLifespan: 75}` (seconds). */
  setRealm(settings: object): Promise<void>;
  /** Adds users or clients to the realm. */
  addToRealm(parts: { users?: readonly object[]; clients?: readonly object[] }): Promise<void>;
  /** Signs everybody out, as an administrator does who presses «Sign out all active sessions». */
  endAllSessions(): Promise<void>;
}

export interface KeycloakPlace {
  readonly origin: string;
  readonly realm: string;
  /** The administrator that the first start creates. */
  readonly adminName: string;
  readonly adminPassword: string;
}

/** Administers the realm of a running Keycloak; its calls throw when Keycloak refuses. */
export function administer(place: KeycloakPlace): KeycloakAdmin {
  const call = async (method: 'PUT' | 'POST', path: string, body: object = {}): Promise<void> => {
    const answer = await fetch(`${place.origin}/admin/realms/${place.realm}${path}`, {
      method,
      // A new token a call: they live for a minute.
      headers: {
        authorization: `Bearer ${await adminToken(place)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    setRealm: (settings) => call('PUT', '', settings),
    endAllSessions: () => call('POST', '/logout-all'),
    addToRealm: (parts) => call('POST', '/partialImport', { ifResourceExists: 'FAIL', ...parts }),
  };
}

/** A token of the master realm, whose issuer is not the product's. */
export const adminToken = ({ origin, adminName, adminPassword }: KeycloakPlace): Promise<string> =>
  tokenByPassword(`${origin}/realms/master`, adminName, adminPassword);

const tokenAnswer = v.object({ access_token: v.string() });

/**
 * Signs in without a page, which Keycloak allows to clients with «direct access grants», as its own
 * command line client `admin-cli` is.
 */
export async function tokenByPassword(
  issuer: string,
  username: string,
  password: string,
  clientId = 'admin-cli',
): Promise<string> {
  const answer = await fetch(`${issuer}/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'openid',
      client_id: clientId,
      username,
      password,
    }),
  });
  if (!answer.ok) throw new Error(`${clientId} at ${issuer}: ${await answer.text()}`);
  return v.parse(tokenAnswer, await answer.json()).access_token;
}
