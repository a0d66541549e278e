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

/** Whether this process is root on Debian. */
export const canInstallDebianPackages = (): boolean => process.getuid?.() === 0 && isDebian();

/** Installs Debian packages with apt-get, which reports its errors on the screen. */
export function installDebianPackages(names: readonly string[]): void {
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}

function isDebian(): boolean {
  try {
    // Ubuntu is left out on purpose: its chromium package is a wrapper around a snap.
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
