import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '../limits.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** Time between two readiness checks of a starting server, ms. */
const POLL_EVERY_MS = 50;

export interface ServerProcess {
  hasEnded(): boolean;
  /** Everything that it has written so far. */
  output(): string;
  /** Sends the signal and does not wait. */
  signal(signal: 'SIGTERM'): void;
  /** Sends the signal and waits until the process is gone; does nothing when it already is. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Waits until the process ends by itself; its exit code, null after SIGKILL. */
  exitCode(): Promise<number | null>;
}

/**
 * Spawns server/main.ts and waits until it is ready: it responds 503 while it opens and fills its data.
 * @param env - its whole environment except PATH: a DATABASE_URL of the caller's shell could name
 *   real data.
 * @param root - the folder of another version of the program
 * @throws Error with its output when it ends or does not get ready.
 */
export async function spawnServer(
  port: number,
  env: Readonly<Record<string, string>>,
  root = projectRoot,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'server/main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await untilReady(child, output, `http://localhost:${port}/my/config.json`);
  return {
    hasEnded: () => hasEnded(child),
    output,
    signal: (signal) => void child.kill(signal),
    end: (signal) => endProcess(child, signal),
    exitCode: async () => {
      if (!hasEnded(child)) await once(child, 'exit');
      return child.exitCode;
    },
  };
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return () => output;
}

async function untilReady(
  child: ChildProcess,
  output: () => string,
  address: string,
): Promise<void> {
  const deadline = performance.now() + LIMITS.start;
  while (!(await isReady(address))) {
    if (hasEnded(child)) throw new Error(`The server ended at its start:\n${output()}`);
    if (performance.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server did not get ready:\n${output()}`);
    }
    await pause(POLL_EVERY_MS);
  }
}

const isReady = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), LIMITS.stop);
  await ended;
  clearTimeout(force);
}
