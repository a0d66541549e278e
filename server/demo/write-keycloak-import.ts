import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SEED_ACCOUNTS } from './accounts.ts';

/** The realm file that operators import. */
const REALM_FILE = resolve(import.meta.dirname, '../identity/keycloak/loyalty-realm.json');

/** A demo account in Keycloak's user format. */
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

/**
 * Writes the realm and the demo accounts into the folder from which a Keycloak imports at its start. A Keycloak
 * recognises them by their names.
 */
export function writeKeycloakImport(folder: string): void {
  mkdirSync(folder, { recursive: true });
  cpSync(REALM_FILE, join(folder, 'loyalty-realm.json'));
  const users = SEED_ACCOUNTS.map(asUser);
  writeFileSync(join(folder, 'loyalty-users-0.json'), JSON.stringify({ realm: 'loyalty', users }));
}

if (import.meta.main) writeKeycloakImport(process.argv[2] ?? '.');
