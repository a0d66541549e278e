import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Pinned: a newer one is a change of this line and a green run. */
const VERSION = '26.7.3';
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
/** How long Maven may take, ms: the zip has 170 MB; later runs take it from Maven's own store. */
const FETCH_LIMIT_MS = 240_000;
const ERROR_LINE = /\[ERROR\] (.+)$/m;

export type Unpacked = { readonly home: string } | { readonly hindrance: string };

/**
 * Lets Maven fetch Keycloak's published distribution and unpack it.
 * @returns Keycloak's home inside the folder, or Maven's reason why it cannot be had.
 */
export function unpackKeycloak(folder: string): Unpacked {
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`;
  const { status, stdout, error } = spawnSync(
    'mvn',
    ['--batch-mode', '-q', UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`],
    // Outside the repository, so that no project file of a parent folder is read.
    { cwd: folder, encoding: 'utf8', timeout: FETCH_LIMIT_MS },
  );
  if (status === 0) return { home: join(folder, `keycloak-${VERSION}`) };
  const reason = error?.message ?? ERROR_LINE.exec(stdout)?.[1] ?? `exit code ${status}`;
  return { hindrance: `Maven could not bring ${artifact}: ${reason}` };
}
