import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SEED_ACCOUNTS } from '#server/seed/accounts.ts';
import { freePort } from '#tests/support/ports.ts';
import { administer, type KeycloakAdmin, type KeycloakPlace } from './admin.ts';
import { type KeycloakProcess, spawnKeycloak } from './keycloak-process.ts';

/** The realm that operators import, as it is. */
const REALM_FILE = resolve(
  import.meta.dirname,
  '../../server/identity/keycloak/loyalty-realm.json',
);
const REALM = 'loyalty';

/** A running Keycloak with the product's realm and the seeded accounts in it. */
export interface Keycloak {
  readonly place: KeycloakPlace;
  /** For OIDC_ISSUER. */
  readonly issuer: string;
  readonly admin: KeycloakAdmin;
  stop(): Promise<void>;
  /** Starts it again where it was, with the sessions and keys that it had; nothing while it runs. */
  start(): Promise<void>;
}

/**
 * Starts the Keycloak of a home on a free port, on fresh data.
 * @param publicOrigin - where the app will be opened.
 * @throws Error with its output when it does not get ready.
 */
export async function startKeycloak(home: string, publicOrigin: string): Promise<Keycloak> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/realms/${REALM}`;
  const place = { origin, realm: REALM, adminName: 'operator', adminPassword: randomUUID() };

  rmSync(join(home, 'data'), { recursive: true, force: true });
  cpSync(REALM_FILE, join(home, 'data/import/loyalty-realm.json'));
  const spawn = () =>
    spawnKeycloak({
      home,
      port,
      readyUrl: `${issuer}/.well-known/openid-configuration`,
      env: {
        PUBLIC_ORIGIN: publicOrigin,
        KC_BOOTSTRAP_ADMIN_USERNAME: place.adminName,
        KC_BOOTSTRAP_ADMIN_PASSWORD: place.adminPassword,
      },
    });
  let running: KeycloakProcess | null = await spawn();
  const admin = administer(place);
  await admin.addToRealm({ users: SEED_ACCOUNTS.map(asUser) });

  return {
    place,
    issuer,
    admin,
    async stop() {
      await running?.stop();
      running = null;
    },
    async start() {
      running ??= await spawn();
    },
  };
}

/** A seeded account in Keycloak's words. */
const asUser = ({
  email,
  password,
  firstName,
  lastName,
  roles,
}: (typeof SEED_ACCOUNTS)[number]) => ({
  username: email,
  email,
  emailVerified: true,
  enabled: true,
  firstName,
  lastName,
  credentials: [{ type: 'password', value: password, temporary: false }],
  clientRoles: { svc: roles },
});
