import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LIMITS } from '#tests/support/limits.ts';

const POLL_INTERVAL_MS = 200;
/** Bounds the Java heap; the whole process takes about twice that. */
const HEAP = '-Xms64m -Xmx512m';

export interface KeycloakStart {
  readonly home: string;
  readonly port: number;
  /** Responds with 200 once the realm is imported. */
  readonly readyUrl: string;
  /** Environment variables, in addition to those that Java needs. */
  readonly env: Readonly<Record<string, string>>;
}

export interface KeycloakProcess {
  /** Shuts Keycloak down, by force after 20 s; does nothing when it has already ended. */
  stop(): Promise<void>;
}

/**
 * Starts Keycloak in development mode with its embedded database and waits for the realm.
 * @throws Error with its output when it ends or is not ready in time.
 */
export async function spawnKeycloak(start: KeycloakStart): Promise<KeycloakProcess> {
  const { home, port, readyUrl, env } = start;
  const address = ['--http-host=localhost', `--http-port=${port}`];
  const child = spawn(join(home, 'bin/kc.sh'), ['start-dev', '--import-realm', ...address], {
    env: { PATH: process.env['PATH'], ...javaHome(), JAVA_OPTS_KC_HEAP: HEAP, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The script starts Java as a child process: a separate process group lets both be stopped together.
    detached: true,
  });
  const killGroup = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killGroup);
  child.once('exit', () => process.off('exit', killGroup));
  await waitUntilReady(child, readyUrl);
  return { stop: () => stop(child) };
}

const javaHome = () => {
  const home = process.env['JAVA_HOME'];
  return home ? { JAVA_HOME: home } : {};
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function waitUntilReady(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const deadline = performance.now() + LIMITS.start;
  while (!(await isReady(address))) {
    if (hasEnded(child)) throw new Error(`Keycloak ended during its start:\n${output}`);
    if (performance.now() > deadline) {
      signalGroup(child, 'SIGKILL');
      throw new Error(`Keycloak was not ready in time:\n${output}`);
    }
    await pause(POLL_INTERVAL_MS);
  }
}

const isReady = (address: string) =>
  fetch(address).then(
    (response) => response.ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  // The streams close when the last process of the group has ended, Java included.
  const hasClosed = once(child, 'close');
  signalGroup(child, 'SIGTERM');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), LIMITS.stop);
  await hasClosed;
  clearTimeout(killTimer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group has already ended.
  }
}
