import { resolve } from 'node:path';

/** The environment variable that passes Keycloak's home to the test runner. */
export const HOME_VARIABLE = 'KEYCLOAK_HOME';

/** Playwright's JSON report. */
export const REPORT = resolve(import.meta.dirname, '../../.cache/reports/keycloak.json');
