import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram } from '#tests/support/system-tools.ts';

/** The oldest Java that the pinned Keycloak runs on; 17, 21 and 25 are the ones it supports. */
const OLDEST_JAVA = 17;
const MAJOR = /version "(\d+)/;

/** Why Keycloak cannot be brought to this machine, as a sentence; null when nothing is missing. */
export function findHindrance(): string | null {
  if (process.platform === 'win32') return 'they need a POSIX shell.';
  const java = findJava();
  if (java === null) return `there is no Java: install one of ${OLDEST_JAVA} or newer.`;
  const major = majorOf(java);
  if (major < OLDEST_JAVA) {
    return `${java} is not Java ${OLDEST_JAVA}: set JAVA_HOME to one of ${OLDEST_JAVA} or newer.`;
  }
  return findProgram(['mvn']) === null
    ? 'there is no Maven (mvn), which fetches the distribution.'
    : null;
}

/** The Java that Keycloak's own script takes: JAVA_HOME's, else the one of PATH. */
function findJava(): string | null {
  const home = process.env['JAVA_HOME'];
  return home ? join(home, 'bin/java') : findProgram(['java']);
}

/** The major version of a Java program; 0 when it cannot be run or says none. */
function majorOf(java: string): number {
  // It writes its version to the error stream.
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(MAJOR.exec(stderr ?? '')?.[1] ?? 0);
}
