import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const CACHE = resolve(import.meta.dirname, '../../../.cache');

/**
 * Installs a program from PyPI into an environment of its own, when it is not there or another version is.
 * @param requirements the file that pins its version
 * @returns the environment's folder, with its programs in `bin`; null where it cannot be installed
 */
export function installPythonTool(name: string, requirements: string): string | null {
  const folder = join(CACHE, name);
  const pip = join(folder, 'bin/pip');
  const steps: readonly (readonly string[])[] = [
    ...(existsSync(pip) ? [] : [['python3', '-m', 'venv', folder]]),
    [pip, 'install', '--quiet', '--requirement', requirements],
  ];
  const isInstalled = steps.every(
    ([program = '', ...args]) => spawnSync(program, args, { stdio: 'inherit' }).status === 0,
  );
  return isInstalled ? folder : null;
}
