import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of the programs that PATH knows, as an absolute path; null when it knows none. */
export function findProgram(names: readonly string[]): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

/** Whether a file is there and may be run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Installs a Debian package where that is possible (root on Debian) and says so.
 * @returns whether the package was installed; false elsewhere, without trying.
 */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !isDebian()) return false;
  console.log(`Installing the Debian package ${name}: the tests need it.`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}

function isDebian(): boolean {
  try {
    // Ubuntu is left out on purpose: its chromium package is a wrapper around a snap.
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
