import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { freePort } from '../database/ports.ts';

/** The address under which people know it. */
export const PRODUCTION_ORIGIN = 'https://my.example.org';

const projectRoot = resolve(import.meta.dirname, '../../..');

/** A production process on the files of its image. */
export interface Production {
  readonly origin: string;
  /** Of its files. */
  readonly folder: string;
  /** Everything that it has printed. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** Runs `npm run programme` with its settings and resolves with what it prints and its exit code. */
  readonly programme: (
    args: readonly string[],
    more?: NodeJS.ProcessEnv,
  ) => Promise<{ readonly printed: string; readonly code: number | null }>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the process.
 * @param issuer of the identity provider
 * @param more settings beside those that production needs to start
 */
export async function startProduction(
  issuer: string,
  more: (folder: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Production> {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  copyImageTo(folder);
  const port = await freePort();
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: PRODUCTION_ORIGIN,
    OIDC_ISSUER: issuer,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'area@example.org',
    SMS_URL: 'http://127.0.0.1:1/send',
    DATA_DIR: join(folder, 'data'),
    ...more(folder),
  };
  const start = (file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
    spawn(process.execPath, [join(folder, file), ...args], {
      cwd: folder,
      env: { ...environment, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const server = start('server/main.ts');
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return {
    origin: `http://localhost:${port}`,
    folder,
    output: () => output,
    isRunning: () => server.exitCode === null,
    programme: async (args, env) => {
      const command = start('server/programme.ts', args, env);
      const ended = once(command, 'exit');
      const [printed, problem] = await Promise.all([text(command.stdout), text(command.stderr)]);
      await ended;
      return { printed: printed.trim() || problem, code: command.exitCode };
    },
    stop: async () => {
      await kill(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** Of package-lock.json: the folder of each package, and whether only development needs it. */
const lockFile = v.object({
  packages: v.record(v.string(), v.object({ dev: v.optional(v.boolean(), false) })),
});

/** The program's files as in the image of the Dockerfile: no demo, and no package of development. */
function copyImageTo(root: string): void {
  const demo = join(projectRoot, 'server/demo');
  for (const name of ['package.json', 'server', 'src']) {
    const filter = (path: string) => path !== demo;
    cpSync(join(projectRoot, name), join(root, name), { recursive: true, filter });
  }
  const lock = readFileSync(join(projectRoot, 'package-lock.json'), 'utf8');
  const { packages } = v.parse(lockFile, JSON.parse(lock));
  const top = /^node_modules\/(?:@[^/]+\/)?[^/]+$/;
  for (const [path, { dev }] of Object.entries(packages)) {
    if (dev || !top.test(path)) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(join(projectRoot, path), join(root, path));
  }
}
