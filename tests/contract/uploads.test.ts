import { randomUUID } from 'node:crypto';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Health } from '#server/http/health.ts';
import { DEFAULT_LIMITS } from '#server/http/limits.ts';
import { createListener } from '#server/http/listener.ts';
import { addMember } from '#tests/support/small-seed.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
const BOUNDARY = 'upload-boundary';

let test: TestApp;
let server: Server;
beforeAll(async () => {
  test = await createTestApp({ limits: DEFAULT_LIMITS });
  const parts = { app: test.app, health: new Health(), identity: {}, policy };
  server = createServer(createListener(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

/** A ticket with an image of a hundred kilobytes. */
const body = (category: string): Buffer => {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = field('topic', 'Фото') + field('category_code', category) + field('text', 'Вот');
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
  const image = Buffer.alloc(100_000);
  image.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([Buffer.from(texts + head), image, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
};

interface Upload {
  /** Sends the body, of which nothing has been sent until then. */
  readonly finish: () => void;
  readonly cut: () => void;
  readonly response: Promise<IncomingMessage>;
}

/** Begins an upload: the service has its headers and waits for the body. */
function begin(email: string, category = 'CARD'): Upload {
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
    sent.on('response', (message) => resolve(message.resume()));
    sent.on('error', reject);
  });
  response.catch(() => undefined);
  sent.flushHeaders();
  return { response, finish: () => sent.end(content), cut: () => sent.destroy() };
}

let members = 0;
const newMember = async () => {
  members += 1;
  const email = `uploader${members}@example.test`;
  await addMember(test.db, email, { coins: 0, isStudent: true });
  return email;
};
const statusOf = async ({ response }: Upload) => (await response).statusCode;

it('[R2.27] of forty images that a member uploads at once two are read; the others are refused before their body', async () => {
  const email = await newMember();
  const uploads = Array.from({ length: 40 }, (_, index) =>
    begin(email, index % 2 === 0 ? 'CARD' : 'ORDER'),
  );
  const refused = await new Promise<IncomingMessage[]>((resolve) => {
    const arrived: IncomingMessage[] = [];
    for (const { response } of uploads) {
      void response.then((message) => {
        if (arrived.push(message) === 38) resolve([...arrived]);
      });
    }
  });
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  for (const { finish } of uploads) finish();
  const statuses = (await Promise.allSettled(uploads.map(statusOf))).flatMap((result) =>
    result.status === 'fulfilled' ? [result.value] : [],
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
});

it('[R2.27] the process reads eight images at once; one that ends, also by a cut, makes room', async () => {
  const emails = [await newMember(), await newMember(), await newMember(), await newMember()];
  const running = emails.flatMap((email) => [begin(email, 'CARD'), begin(email, 'ORDER')]);
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
