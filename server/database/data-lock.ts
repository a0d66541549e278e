import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '#server/config/config-error.ts';

/** An empty SQLite database, which is locked and never written. */
const LOCK_FILE = 'server.lock';
/** The number of the process that holds the lock, for the message to the operator. */
const HOLDER_FILE = 'server.pid';

/** SQLITE_BUSY. */
const BUSY = 5;

/**
 * Locks the data folder for this process: the embedded database does not notice a second process, and two
 * would damage it. Node itself locks no file; SQLite's lock is the system's own, which ends with its process and
 * also holds between containers. Throws a ConfigError when another process holds the lock or the folder
 * cannot be written.
 * @returns a function that unlocks the folder
 */
export function lockDataFolder(folder: string): () => void {
  const holderFile = join(folder, HOLDER_FILE);
  try {
    makeFolder(folder);
    const lock = new DatabaseSync(join(folder, LOCK_FILE));
    if (!claim(lock)) {
      lock.close();
      throw new ConfigError(
        `The data folder ${folder} is in use by process ${holderOf(holderFile)}: stop it, ` +
          'or set DATA_DIR to another folder',
      );
    }
    writeFileSync(holderFile, String(process.pid));
    return () => lock.close();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${String(error)}): ` +
        'set DATA_DIR to a folder that can',
    );
  }
}

/** Node's own recursive mkdir never ends below a folder such as `/proc`, in which nothing can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** Whether the lock is this process's now. */
function claim(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return false;
    throw error;
  }
}

const UNKNOWN = '(number unknown)';

/** The holder's number, which a holder that has just started may not have written. */
const holderOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8') || UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};
