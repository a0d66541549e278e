import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SandboxFault } from '#src/contract/sandbox.ts';
import { freePort } from '../database/ports.ts';
import { Staff } from '../people/staff.ts';
import { type ServerProcess, spawnServer } from './server-process.ts';

/** Names the folder that `seedTemplate` made, for the processes that a run starts. */
const TEMPLATE_VARIABLE = 'TEST_DATA_TEMPLATE';

export interface ServerOptions {
  /** More or other settings than the harness gives (PORT, DATA_DIR, PUBLIC_ORIGIN). */
  readonly env?: Readonly<Record<string, string>>;
  /** The data folder; without it a temporary copy of the seeded template, removed by `stop`. */
  readonly dataDir?: string;
  /** The port; without it a free one. */
  readonly port?: number;
}

type SandboxMethod = 'GET' | 'POST' | 'DELETE';

/** A running reference backend with the built app. */
export interface TestServer {
  /** `http://localhost:PORT`, without a slash at the end. */
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  /** Does the institution's acts on this server. */
  readonly staff: Staff;
  /** Ends the server in order (SIGTERM); its own temporary data go with it. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (SIGKILL); port and data stay for `restart`. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data, after ending it in order if it still runs. */
  restart(): Promise<void>;
  /** Starts it if it is not running and removes all faults: the state in which each test starts. */
  recover(): Promise<void>;
  /** Adds faults to the sandbox, first match first. */
  faults(list: readonly SandboxFault[]): Promise<void>;
  /** Removes all faults. */
  clearFaults(): Promise<void>;
  /**
   * Calls the sandbox, as `sandbox('POST', 'reset', {email})` does.
   * @returns the response's JSON, null for an empty response; check it with the contract's schema.
   * @throws Error when the status is not 2xx.
   */
  sandbox(method: SandboxMethod, path: string, body?: object): Promise<unknown>;
}

/**
 * Starts the backend.
 * @throws Error with the server's output when it does not get ready.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const dataDir = options.dataDir ?? copyTemplate();
  const spawn = () =>
    spawnServer(port, { DATA_DIR: dataDir, PUBLIC_ORIGIN: origin, ...options.env });
  let running: ServerProcess = await spawn();

  const sandbox: TestServer['sandbox'] = (method, path, body) =>
    callSandbox(origin, method, path, body);
  const clearFaults = async () => {
    await sandbox('DELETE', 'faults');
  };

  return {
    origin,
    port,
    dataDir,
    staff: new Staff(origin),
    async stop() {
      await running.end('SIGTERM');
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
    kill: () => running.end('SIGKILL'),
    async restart() {
      await running.end('SIGTERM');
      running = await spawn();
    },
    async recover() {
      if (running.hasEnded()) running = await spawn();
      await clearFaults();
    },
    async faults(list) {
      for (const fault of list) await sandbox('POST', 'faults', fault);
    },
    clearFaults,
    sandbox,
  };
}

/**
 * Seeds a data folder once for a whole run and names it to later `startServer` calls, in this
 * process and its children.
 * @returns removes the folder.
 */
export async function seedTemplate(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loyalty-template-'));
  const server = await startServer({ dataDir });
  await server.stop();
  process.env[TEMPLATE_VARIABLE] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}

async function callSandbox(
  origin: string,
  method: SandboxMethod,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/sandbox/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} /sandbox/${path}: ${response.status} ${text}`);
  return text === '' ? null : JSON.parse(text);
}

function copyTemplate(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'loyalty-data-'));
  const template = process.env[TEMPLATE_VARIABLE];
  // Without a template the server seeds the empty folder by itself, only slower.
  if (template) cpSync(template, dataDir, { recursive: true });
  return dataDir;
}
