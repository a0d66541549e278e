import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findProgram } from '#tests/support/database/system-tools.ts';

/** The oldest Java for the pinned Keycloak, which supports 17, 21 and 25. */
const OLDEST_JAVA = 17;
const MAJOR = /version "(\d+)/;

/** Returns the missing prerequisite as a sentence; null when nothing is missing. */
export function findMissingPrerequisite(): string | null {
  if (process.platform === 'win32') return 'Keycloak needs a POSIX shell.';
  const java = findJava();
  if (java === null) return `Java is missing: install version ${OLDEST_JAVA} or newer.`;
  const major = majorOf(java);
  if (major < OLDEST_JAVA) {
    return `${java} is older than Java ${OLDEST_JAVA}: set JAVA_HOME to version ${OLDEST_JAVA} or newer.`;
  }
  return findProgram(['mvn']) === null
    ? 'Maven (mvn) is missing, which fetches the distribution.'
    : null;
}

/** Finds the Java that Keycloak's script uses: the one in JAVA_HOME, else the one in PATH. */
export function findJava(): string | null {
  const home = process.env['JAVA_HOME'];
  return home ? join(home, 'bin/java') : findProgram(['java']);
}

/** The major version of a Java program; 0 when it does not run or prints no version. */
function majorOf(java: string): number {
  // Java prints its version to the error stream.
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8' });
  return Number(MAJOR.exec(stderr ?? '')?.[1] ?? 0);
}
