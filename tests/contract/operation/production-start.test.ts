import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#tests/support/database/ports.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

let folder: string;
let provider: Server;
let server: ChildProcess;
let output = '';
let origin: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
  copyImageTo(folder);
  provider = await startProvider();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [join(folder, 'server/main.ts')], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_ORIGIN: 'https://my.example.org',
      OIDC_ISSUER: issuerOf(provider),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'area@example.org',
      SMS_URL: 'http://127.0.0.1:1/send',
      DATA_DIR: join(folder, 'data'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
});
afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  }
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

it('[R10.3] production runs without the files of the demonstration', async () => {
  await expect.poll(() => (server.exitCode === null ? statusOf('/readyz') : output)).toBe(200);
  expect(await statusOf('/my/config.json')).toBe(200);
  // Without the pictures' route, their paths are signed-in calls like any other of the service.
  expect(await statusOf('/service/pictures/backpack-coral')).toBe(401);
  expect(await statusOf('/service/api/cards')).toBe(401);
  expect(await statusOf('/sandbox/')).toBe(404);
  expect(output).not.toContain('server/demo');
});

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

const statusOf = (path: string): Promise<number> =>
  fetch(origin + path).then(
    ({ status }) => status,
    () => 0,
  );

const issuerOf = (listening: Server): string =>
  `http://127.0.0.1:${(listening.address() as AddressInfo).port}/realms/loyalty`;

/** As much of Keycloak as a start needs: its discovery document and an empty set of keys. */
async function startProvider(): Promise<Server> {
  const listener = createServer((req, res) => {
    const issuer = issuerOf(listener);
    const isDiscovery = req.url?.endsWith('/.well-known/openid-configuration');
    res.setHeader('Content-Type', 'application/json');
    res.end(JSON.stringify(isDiscovery ? { issuer, jwks_uri: `${issuer}/certs` } : { keys: [] }));
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  return listener;
}
