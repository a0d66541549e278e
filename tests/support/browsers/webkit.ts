import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { withTimeout } from '#src/platform/network/with-timeout.ts';
import { freePort } from '../database/ports.ts';
import { LIMITS } from '../limits.ts';
import { waitUntil } from '../wait-until.ts';
import type { WebKitPrograms } from './webkit-programs.ts';

/**
 * Runs a program in a process group of its own and kills the group as soon as file descriptor 3 is closed: also when
 * the test's process is killed, nothing stays behind.
 */
const IN_GROUP = '(cat <&3 >/dev/null; kill -KILL 0) & exec "$@" 3<&-';

/** A running WebKit with an empty profile. */
export interface WebKit {
  /** Each of its commands fails after LIMITS.wait. */
  readonly driver: WebDriver;
  /** Kills the browser and all that belongs to it, whatever its page does. */
  stop(): Promise<void>;
}

interface ProgramGroup {
  readonly child: ChildProcess;
  /** Everything that the program has written so far. */
  readonly output: () => string;
  readonly kill: () => Promise<void>;
}

/**
 * Starts WebKit with an X server, a driver and a profile folder of its own.
 * @throws Error with the programs' output when one of them does not get ready.
 */
export async function startWebKit(programs: WebKitPrograms): Promise<WebKit> {
  const cleanup = new AsyncDisposableStack();
  try {
    const home = mkdtempSync(join(tmpdir(), 'webkit-home-'));
    // The killed browser's last processes may still be writing.
    cleanup.defer(() => rmSync(home, { recursive: true, force: true, maxRetries: 10 }));
    const display = await startXvfb(programs.xvfb, cleanup);
    const address = await startDriver(programs.webDriver, cleanup, {
      PATH: process.env['PATH'],
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: home,
      XDG_RUNTIME_DIR: home,
      // Without a desktop there is neither an accessibility bus nor a store of settings.
      NO_AT_BRIDGE: '1',
      GSETTINGS_BACKEND: 'memory',
    });
    const driver = await openBrowser(address, programs.miniBrowser);
    return { driver, stop: () => cleanup.disposeAsync() };
  } catch (error) {
    await cleanup.disposeAsync();
    throw error;
  }
}

/** Starts an X server on a free display; resolves with the display's name. */
async function startXvfb(program: string, cleanup: AsyncDisposableStack): Promise<string> {
  // It writes the display's number to file descriptor 1 when it is ready.
  const args = ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'];
  const group = startGroup(program, args, { PATH: process.env['PATH'] });
  cleanup.defer(group.kill);
  const readNumber = () => /^(\d+)\n/m.exec(group.output())?.[1];
  return `:${await untilReady(group, readNumber)}`;
}

/** Starts the driver on a free port; resolves with its address. */
async function startDriver(
  program: string,
  cleanup: AsyncDisposableStack,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const group = startGroup(program, [`--port=${port}`], env);
  cleanup.defer(group.kill);
  await untilReady(group, () =>
    fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    ),
  );
  return address;
}

/** Opens a browser in automation mode: its profile is empty and lies in memory. */
async function openBrowser(address: string, miniBrowser: string): Promise<WebDriver> {
  const builder = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
  const driver = await withLimit('newSession', Promise.resolve(builder.build()));
  const executor = driver.getExecutor();
  const execute = executor.execute.bind(executor);
  executor.execute = (command) => withLimit(command.getName(), execute(command));
  return driver;
}

/** Lets a command fail that gets no response, because a page that hangs holds it up for ever. */
async function withLimit<T>(command: string, response: Promise<T>): Promise<T> {
  try {
    return await withTimeout(LIMITS.wait, response);
  } catch (cause) {
    if (!(cause instanceof Error) || cause.name !== 'TimeoutError') throw cause;
    const seconds = LIMITS.wait / 1000;
    throw new Error(`WebKit hangs: no response to «${command}» in ${seconds} s.`, { cause });
  }
}

function startGroup(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ProgramGroup {
  const child = spawn('sh', ['-c', IN_GROUP, 'sh', program, ...args], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'exit');
  return {
    child,
    output: () => output,
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Waits until the program is ready; resolves with what `readiness` returned. */
async function untilReady<T>(
  { child, output }: ProgramGroup,
  readiness: () => T | Promise<T>,
): Promise<T> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  try {
    return await waitUntil(async () => {
      if (hasEnded()) throw new Error('The program ended.');
      return readiness();
    });
  } catch (cause) {
    throw new Error(`${child.spawnargs.join(' ')} did not get ready:\n${output()}`, { cause });
  }
}
