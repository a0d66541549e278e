import { test as base } from '#tests/e2e/support/fixtures.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { startServer } from '#tests/support/service/server.ts';
import { keycloakHome } from './environment.ts';
import { type Keycloak, startKeycloak } from './keycloak.ts';

interface TestFixtures {
  /** Restores the realm's settings after each test, and restarts Keycloak when the test stopped it. */
  restoredRealm: void;
}

interface WorkerFixtures {
  appPort: number;
  keycloak: Keycloak;
}

/** The realm settings that tests change, with their values in loyalty-realm.json. */
const IMPORTED_SETTINGS = { accessTokenLifespan: 300, revokeRefreshToken: false };

/** End-to-end tests of the built app and the backend with a real Keycloak. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  appPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],

  keycloak: [
    async ({ appPort }, use) => {
      const keycloak = await startKeycloak(keycloakHome(), `http://localhost:${appPort}`);
      await use(keycloak);
      await keycloak.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  server: [
    async ({ appPort, keycloak }, use) => {
      const env = { OIDC_ISSUER: keycloak.issuer, SANDBOX: '1' };
      const server = await startServer({ port: appPort, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  // The template of an installed app is made for the embedded provider's sign-in page.
  profileDir: async ({ emptyProfileDir }, use) => use(emptyProfileDir),

  restoredRealm: [
    async ({ keycloak }, use) => {
      await use();
      await keycloak.start();
      await keycloak.admin.setRealm(IMPORTED_SETTINGS);
    },
    { auto: true },
  ],
});
