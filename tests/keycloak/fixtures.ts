import { test as base } from '#tests/e2e/support/fixtures.ts';
import { freePort } from '#tests/support/ports.ts';
import { startServer } from '#tests/support/server.ts';
import { HOME_VARIABLE } from './environment.ts';
import { type Keycloak, startKeycloak } from './keycloak.ts';

interface StoryFixtures {
  /** The realm's settings of a story are gone with it, and a Keycloak that it stopped runs again. */
  realmAsImported: void;
}

interface WorkerFixtures {
  appPort: number;
  keycloak: Keycloak;
}

/** What stories may change of the realm, as the file in the repository sets it. */
const AS_IMPORTED = { accessTokenLifespan: 300, revokeRefreshToken: false };

/** Stories of the built app and the backend whose sign-in is a real Keycloak. */
export const test = base.extend<StoryFixtures, WorkerFixtures>({
  appPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],

  keycloak: [
    async ({ appPort }, use) => {
      const home = process.env[HOME_VARIABLE];
      if (home === undefined) throw new Error('Run these stories by npm run test:keycloak.');
      const keycloak = await startKeycloak(home, `http://localhost:${appPort}`);
      await use(keycloak);
      await keycloak.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  server: [
    async ({ appPort, keycloak }, use) => {
      const env = { OIDC_ISSUER: keycloak.issuer, SANDBOX: '1' };
      const server = await startServer({ port: appPort, env });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  realmAsImported: [
    async ({ keycloak }, use) => {
      await use();
      await keycloak.start();
      await keycloak.admin.setRealm(AS_IMPORTED);
    },
    { auto: true },
  ],
});
