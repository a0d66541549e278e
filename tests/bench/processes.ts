import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of its own that is measured: it shares no event loop with the one that measures. */
export interface Started {
  readonly child: ChildProcess;
}

const forkFile = (file: string, env: Readonly<Record<string, string>>): ChildProcess =>
  fork(join(import.meta.dirname, file), {
    // As in production, where a collector reads the log.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { PATH: process.env['PATH'], LOG_FORMAT: 'json', ...env },
  });

/** Starts a file of this folder; resolves with its first message. */
export async function startProcess<First>(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<Started & { readonly first: First }> {
  const child = forkFile(file, env);
  const [first] = (await once(child, 'message')) as [First];
  return { child, first };
}

/** Runs a file of this folder on some work; resolves with its result. */
export async function runInProcess<Work extends object, Result>(
  file: string,
  work: Work,
): Promise<Result> {
  const child = forkFile(file, {});
  child.send(work);
  const [result] = (await once(child, 'message')) as [Result];
  return result;
}

export async function endProcess({ child }: Started): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Resident memory of a process in MB; NaN where the system does not report it. */
export function memoryOf({ child: { pid } }: Pick<Started, 'child'>): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
