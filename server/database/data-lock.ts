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
      const holder = readFileSync(file, 'utf8');
      if (isRunning(holder)) {
        throw new ConfigError(
          `The data folder ${folder} is in use by process ${parseInt(holder, 10)}: stop it, ` +
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
    writeFileSync(file, processOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isExisting(error)) return false;
    throw error;
  }
}

/**
 * A process by its number and, where the system says it, its start: the machine's start and the ticks since
 * then. After a restart of the machine another process may have the number.
 */
function processOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The fields after the name, which is in brackets and may hold anything; the start is the 22nd of all.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return `${pid} ${boot} ${fields?.[19]}`;
  } catch {
    return String(pid);
  }
}

/**
 * Whether the process that a lock names runs. EPERM means that a process of another user does. Our own
 * number is left from before a restart.
 * @param holder the lock's content; only a number where the system does not say when a process started
 */
function isRunning(holder: string): boolean {
  const pid = parseInt(holder, 10);
  const now = processOf(pid);
  const isComparable = holder.includes(' ') && now.includes(' ');
  if (isComparable && now !== holder) return false;
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
