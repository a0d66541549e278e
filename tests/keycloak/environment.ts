import { resolve } from 'node:path';

/** The environment variable that passes Keycloak's home to the test runner. */
export const HOME_VARIABLE = 'KEYCLOAK_HOME';

/** Keycloak's home. */
export function keycloakHome(): string {
  const home = process.env[HOME_VARIABLE];
  if (home === undefined) throw new Error('Run these tests with npm run test:keycloak.');
  return home;
}

/** Playwright's JSON report. */
export const REPORT = resolve(import.meta.dirname, '../../.cache/reports/keycloak.json');
