import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { serviceUser } from '#tests/support/database/postgres.ts';

/** Starts a program of the cluster as PostgreSQL's user: some refuse to run as root. Its output goes to the file. */
export function startDaemon(
  program: string,
  args: readonly string[],
  log: string,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const output = openSync(log, 'a');
  return spawn(program, args, {
    ...serviceUser(),
    cwd: '/',
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', ...env },
    stdio: ['ignore', output, output],
  });
}

/** Sends the signal and waits for the end; does nothing when the program has ended. */
export async function endDaemon(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
