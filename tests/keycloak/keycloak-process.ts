import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How long a start may take, ms: the first one of a home also puts the program together. */
const START_LIMIT_MS = 150_000;
const ASK_EVERY_MS = 200;
/** How long an orderly end may take before it is forced, ms. */
const STOP_LIMIT_MS = 20_000;
/** Bounds the Java heap; the whole process takes about twice that. */
const HEAP = '-Xms64m -Xmx512m';

export interface KeycloakStart {
  readonly home: string;
  readonly port: number;
  /** Answers once the imported realm is there. */
  readonly readyUrl: string;
  /** Variables of its own, beside those that a Java program needs. */
  readonly env: Readonly<Record<string, string>>;
}

export interface KeycloakProcess {
  /** Ends it in order, by force after 20 s; does nothing when it already ended. */
  stop(): Promise<void>;
}

/**
 * Starts Keycloak in development mode with its embedded database and waits for the realm.
 * @throws Error with its output when it ends or does not get ready.
 */
export async function spawnKeycloak(start: KeycloakStart): Promise<KeycloakProcess> {
  const { home, port, readyUrl, env } = start;
  const address = ['--http-host=localhost', `--http-port=${port}`];
  const child = spawn(join(home, 'bin/kc.sh'), ['start-dev', '--import-realm', ...address], {
    env: { PATH: process.env['PATH'], ...javaHome(), JAVA_OPTS_KC_HEAP: HEAP, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The script starts Java as its child: a group of their own lets both be ended together.
    detached: true,
  });
  const killGroup = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killGroup);
  child.once('exit', () => process.off('exit', killGroup));
  await untilReady(child, readyUrl);
  return { stop: () => stop(child) };
}

const javaHome = () => {
  const home = process.env['JAVA_HOME'];
  return home ? { JAVA_HOME: home } : {};
};

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isAnswered(address))) {
    if (hasEnded(child)) throw new Error(`Keycloak ended at its start:\n${output}`);
    if (performance.now() > deadline) {
      signalGroup(child, 'SIGKILL');
      throw new Error(`Keycloak did not get ready:\n${output}`);
    }
    await pause(ASK_EVERY_MS);
  }
}

const isAnswered = (address: string) =>
  fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  // Its streams close when the last process of the group is gone, Java included.
  const gone = once(child, 'close');
  signalGroup(child, 'SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_LIMIT_MS);
  await gone;
  clearTimeout(force);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group ended by itself meanwhile.
  }
}
