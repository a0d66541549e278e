import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeKeycloakImport } from '#server/demo/write-keycloak-import.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { createAdmin, type KeycloakAddress, type KeycloakAdmin } from './admin.ts';
import { type KeycloakProcess, spawnKeycloak } from './keycloak-process.ts';

const REALM = 'loyalty';

/** A running Keycloak with the product's realm and the demo accounts. */
export interface Keycloak {
  readonly address: KeycloakAddress;
  /** The value of OIDC_ISSUER. */
  readonly issuer: string;
  readonly admin: KeycloakAdmin;
  stop(): Promise<void>;
  /** Starts it again with its sessions and keys; does nothing while it runs. */
  start(): Promise<void>;
}

/**
 * Starts Keycloak from its home folder on a free port with empty data.
 * @param publicOrigin - the origin of the app.
 * @throws Error with its output when it is not ready in time.
 */
export async function startKeycloak(home: string, publicOrigin: string): Promise<Keycloak> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const issuer = `${origin}/realms/${REALM}`;
  const address = { origin, realm: REALM, adminName: 'operator', adminPassword: randomUUID() };

  rmSync(join(home, 'data'), { recursive: true, force: true });
  writeKeycloakImport(join(home, 'data/import'));
  const spawn = () =>
    spawnKeycloak({
      home,
      port,
      readyUrl: `${issuer}/.well-known/openid-configuration`,
      env: {
        PUBLIC_ORIGIN: publicOrigin,
        KC_BOOTSTRAP_ADMIN_USERNAME: address.adminName,
        KC_BOOTSTRAP_ADMIN_PASSWORD: address.adminPassword,
      },
    });
  let running: KeycloakProcess | null = await spawn();
  const admin = createAdmin(address);

  return {
    address,
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
