import { resolve } from 'node:path';

/** Names the unpacked Keycloak to the process that runs the stories. */
export const HOME_VARIABLE = 'KEYCLOAK_HOME';

/** Where the stories' figures go. */
export const REPORT = resolve(import.meta.dirname, '../../.cache/reports/keycloak.json');
