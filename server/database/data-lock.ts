import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError } from '#server/config/config-error.ts';

const LOCK_FILE = 'server.pid';

/**
 * Locks the data folder for this process: the embedded database does not notice a second process, and two
 * would damage it; no dependency locks a folder. Takes over the lock of a process that has ended. Throws a
 * ConfigError when another process holds the lock or the folder cannot be written.
 * @returns a function that unlocks the folder
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, LOCK_FILE);
  try {
    makeFolder(folder);
    if (!claim(file)) {
      const holder = Number(readFileSync(file, 'utf8'));
      if (isRunning(holder)) {
        throw new ConfigError(
          `The data folder ${folder} is in use by process ${holder}: stop it, ` +
            'or set DATA_DIR to another folder',
        );
      }
      rmSync(file, { force: true });
      if (!claim(file))
        throw new ConfigError(`The data folder ${folder} was just taken: try again`);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${String(error)}): ` +
        'set DATA_DIR to a folder that can',
    );
  }
  return () => rmSync(file, { force: true });
}

/** Node's own recursive mkdir never ends below a folder such as `/proc`, in which nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!isExisting(error)) throw error;
  }
}

const isExisting = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isExisting(error)) return false;
    throw error;
  }
}

/** EPERM means that a process of another user runs. Our own number is left from before a restart. */
function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
