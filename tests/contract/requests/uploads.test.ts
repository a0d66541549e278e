import { randomUUID } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { Health } from '#server/http/health.ts';
import { DEFAULT_LIMITS } from '#server/http/limits.ts';
import { createListener } from '#server/http/listener.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import {
  createAppOn,
  createTestApp,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
const BOUNDARY = 'upload-boundary';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let server: Server;
/** How many have reached the service. */
let requests = 0;
beforeEach(async () => {
  const app = createAppOn(test.db, { limits: DEFAULT_LIMITS });
  server = createServer(createListener({ app, health: new Health(), identity: {}, policy }));
  server.on('connection', (socket) => sockets.add(socket).size);
  requests = 0;
  server.on('request', () => {
    requests += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  sockets.clear();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A ticket with an image of a hundred kilobytes. */
const body = (category: Category): Buffer => {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = field('topic', 'Фото') + field('category_code', category) + field('text', 'Вот');
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const image = Buffer.alloc(100_000);
  image.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([Buffer.from(texts + head), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
};

/** Of the same length: a body's length is known before it is sent. */
type Category = 'COINS' | 'ORDER';

interface Upload {
  /** Sends the beginning of the body. */
  readonly start: () => void;
  /** Sends the rest of the body; `category` is another one of the same length. */
  readonly finish: (category?: Category) => void;
  readonly cut: () => void;
  readonly response: Promise<IncomingMessage>;
}

/** Begins an upload: the service has its headers and waits for the body. */
function begin(email: string, category: Category = 'COINS'): Upload {
  const content = body(category);
  const sent = request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/service/api/technicalSupport',
    headers: {
      Authorization: `Bearer ${tokenOf(email)}`,
      'X-Request-ID': randomUUID(),
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': content.length,
    },
  });
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', (message) => resolve(message));
    sent.on('error', reject);
  });
  response.catch(() => undefined);
  sent.flushHeaders();
  let sentBytes = 0;
  return {
    response,
    start: () => {
      sentBytes = content.length - 1000;
      sent.write(content.subarray(0, sentBytes));
    },
    finish: (last = category) => sent.end(body(last).subarray(sentBytes)),
    cut: () => sent.destroy(),
  };
}

/** Sets the clock by which the service measures how fast bodies arrive, in ms. */
const setClock = (ms: number) => vi.spyOn(performance, 'now').mockReturnValue(ms);

let members = 0;
const newMember = async () => {
  members += 1;
  const email = `uploader${members}@example.test`;
  await addMember(test.db, email, { coins: 0, isStudent: true });
  return email;
};
const sockets = new Set<Socket>();
/** The most that a connection has brought. */
const receivedBytes = () => Math.max(...[...sockets].map(({ bytesRead }) => bytesRead));
/** Four members begin two uploads each, which are all the places of the process. */
const beginEight = async () => {
  const emails = [await newMember(), await newMember(), await newMember(), await newMember()];
  const uploads = emails.flatMap((email) => [begin(email, 'COINS'), begin(email, 'ORDER')]);
  // A later request must not overtake one of them.
  await waitUntil(() => requests === uploads.length);
  return uploads;
};
const statusOf = async ({ response }: Upload) => (await response).resume().statusCode;

it('[R2.27] of forty images that a member uploads at once two are read; the others are refused before their body', async () => {
  const email = await newMember();
  const uploads = Array.from({ length: 40 }, () => begin(email));
  const refused = new Map<Upload, IncomingMessage>();
  for (const upload of uploads) {
    void upload.response.then((message) => refused.set(upload, message.resume()));
  }
  await waitUntil(() => refused.size === 38);
  const statuses = [...refused.values()].map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([429]));
  const [one] = refused.values();
  expect(Number(one?.headers['retry-after'])).toBeGreaterThan(0);
  const [first, second, ...others] = uploads.filter((upload) => !refused.has(upload));
  expect(others).toEqual([]);
  // A member has one open ticket of a category.
  first?.finish('COINS');
  second?.finish('ORDER');
  expect(await statusOf(first as Upload)).toBe(201);
  expect(await statusOf(second as Upload)).toBe(201);
});

it('[R2.27] the process reads eight images at once; one that ends, also by a cut, makes room', async () => {
  setClock(0);
  const running = await beginEight();
  const late = await newMember();
  await expect.poll(() => statusOf(begin(late))).toBe(429);
  running[0]?.cut();
  running[1]?.finish();
  expect(await statusOf(running[1] as Upload)).toBe(201);
  await expect
    .poll(() => {
      const upload = begin(late);
      upload.finish();
      return statusOf(upload);
    })
    .not.toBe(429);
  for (const { cut } of running.slice(2)) cut();
});

it('[R2.27] [R10.8] when eight slow uploads hold all places the slowest gives way to another member, with a text that says why', async () => {
  setClock(0);
  const [first, ...others] = (await beginEight()) as [Upload, ...Upload[]];
  const late = await newMember();
  await expect.poll(() => statusOf(begin(late))).toBe(429);
  first.start();
  await expect.poll(() => receivedBytes()).toBeGreaterThan(90_000);
  setClock(10_000);
  const upload = begin(late);
  upload.finish();
  expect(await statusOf(upload)).toBe(201);
  const refused = await Promise.race(others.map(({ response }) => response));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers.connection).toBe('close');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await json(refused)).toMatchObject({
    message: 'Файл передавался слишком медленно, попробуй ещё раз',
  });
  first.finish();
  expect(await statusOf(first)).toBe(201);
  for (const { cut } of others) cut();
});
