import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { LIMITS } from '#tests/support/limits.ts';

/** Pinned; an upgrade changes this line and needs passing tests. */
export const KEYCLOAK_VERSION = '26.7.3';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
const ERROR_LINE = /\[ERROR\] (.+)$/m;

export type UnpackResult = { readonly home: string } | { readonly failure: string };

/**
 * Fetches Keycloak's published distribution with Maven and unpacks it.
 * @returns Keycloak's home inside the folder, or the reason why Maven failed.
 */
export function unpackKeycloak(folder: string): UnpackResult {
  const artifact = `org.keycloak:keycloak-quarkus-dist:${KEYCLOAK_VERSION}:zip`;
  const { status, stdout, error } = spawnSync(
    'mvn',
    ['--batch-mode', '-q', UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`],
    // Outside the repository, so that no project file of a parent folder is read.
    // The zip has 170 MB; later runs take it from Maven's local repository.
    { cwd: folder, encoding: 'utf8', timeout: LIMITS.longTest },
  );
  if (status === 0) return { home: join(folder, `keycloak-${KEYCLOAK_VERSION}`) };
  const reason = error?.message ?? ERROR_LINE.exec(stdout)?.[1] ?? `exit code ${status}`;
  return { failure: `Maven could not fetch ${artifact}: ${reason}` };
}
