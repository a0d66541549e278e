import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '#tests/support/database/ports.ts';

const projectRoot = resolve(import.meta.dirname, '../../..');

const readiness = v.object({ missingData: v.optional(v.array(v.string()), []) });

let folder: string;
let provider: Server;
let server: ChildProcess;
let output = '';
let origin: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'production-'));
  copyImageTo(folder);
  provider = await startProvider();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  environment = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_ORIGIN: 'https://my.example.org',
    OIDC_ISSUER: issuerOf(provider),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'area@example.org',
    SMS_URL: 'http://127.0.0.1:1/send',
    DATA_DIR: join(folder, 'data'),
  };
  server = spawn(process.execPath, [join(folder, 'server/main.ts')], {
    cwd: folder,
    env: environment,
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

it('[R11.1] an empty production is ready, and says what the institution has not given yet', async () => {
  expect(output).toContain('Ни одного пункта выдачи: заказ некуда выдать');
  const names = async () =>
    v.parse(readiness, await (await fetch(`${origin}/readyz`)).json()).missingData;
  await expect
    .poll(names)
    .toEqual([
      'places',
      'products',
      'deals',
      'managers',
      'lessons',
      'stories',
      ...Array.from({ length: 4 }, () => 'contacts.synergy'),
    ]);
});

it('[R11.1] the command names the same in words, and takes the contacts of a file into account', async () => {
  const contacts = join(folder, 'contacts.json');
  writeFileSync(contacts, JSON.stringify({ synergy: { email: 'support@example.org' } }));
  const command = spawn(process.execPath, [join(folder, 'server/programme.ts'), 'check'], {
    cwd: folder,
    env: { ...environment, DATA_DIR: join(folder, 'empty'), CONTACTS_FILE: contacts },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = await text(command.stdout);
  expect(lines.trim().split('\n')).toEqual([
    '— Ни одного пункта выдачи: заказ некуда выдать',
    '— Ни одного товара: каталог пуст',
    '— Ни одного оплаченного договора: никто не студент, и купить товар не может никто',
    '— Ни одного менеджера: участник видит вместо него телефон поддержки',
    '— Ни одного урока: курс пуст',
    '— Ни одной истории успеха: рядом с рейтингом пусто',
    '— Synergy Friends: нет телефона поддержки',
    '— Synergy Friends: нет адреса приглашений: у участников нет реферальной ссылки',
    '— Synergy Friends: нет своей политики конфиденциальности: показывается образец',
  ]);
  await expect.poll(() => command.exitCode).toBe(1);
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
