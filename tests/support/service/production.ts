import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as v from 'valibot';
import { freePort } from '../database/ports.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');
const LIFETIME_S = 3600;

interface TokenFields {
  /** A person's; without it the token is of a system. */
  readonly email?: string;
  readonly roles?: readonly string[];
}

/** A production process on the files of its image, behind as much of Keycloak as it needs. */
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
  readonly tokenOf: (fields: TokenFields) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** @param more settings beside those that production needs to start */
export async function startProduction(
  more: (folder: string) => NodeJS.ProcessEnv = () => ({}),
): Promise<Production> {
  const folder = mkdtempSync(join(tmpdir(), 'production-'));
  copyImageTo(folder);
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' };
  const provider = await startProvider([jwk]);
  const port = await freePort();
  const environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: 'https://my.example.org',
    OIDC_ISSUER: issuerOf(provider),
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
    tokenOf: ({ email, roles = [] }) =>
      new SignJWT({
        azp: email === undefined ? 'programme' : 'friends-public',
        typ: 'Bearer',
        ...(email !== undefined && { email }),
        resource_access: { svc: { roles } },
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k' })
        .setIssuer(issuerOf(provider))
        .setAudience('svc')
        .setSubject(email ?? 'service-account-programme')
        .setIssuedAt()
        .setExpirationTime(`${LIFETIME_S}s`)
        .sign(privateKey),
    stop: async () => {
      await kill(server);
      provider.close();
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

const issuerOf = (listening: Server): string =>
  `http://127.0.0.1:${(listening.address() as AddressInfo).port}/realms/loyalty`;

/** As much of Keycloak as the service needs: its discovery document and its keys. */
async function startProvider(keys: readonly object[]): Promise<Server> {
  const listener = createServer((req, res) => {
    const issuer = issuerOf(listener);
    const isDiscovery = req.url?.endsWith('/.well-known/openid-configuration');
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/certs` } : { keys }));
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  return listener;
}
