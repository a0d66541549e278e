import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { remoteAddress } from '#server/config/remote-address.ts';
import { interceptRequests } from '#server/demo/sandbox/intercept-requests.ts';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { errorBody } from '#src/contract/error.ts';
import { TICKET_IMAGE } from '#src/domain/support-ticket.ts';
import { fileOf, PNG_START } from '#tests/support/people/send-ticket.ts';
import {
  createTestApp,
  NO_LIMITS,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
const LIMIT = { points: 3, durationS: 60 };

let test: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp({
    limits: { ...NO_LIMITS, service: LIMIT, unauthenticated: LIMIT },
    trustedProxies: 1,
  });
  const { app, sandbox } = test;
  const intercept = interceptRequests(sandbox);
  const parts = { app, health: new Health(), identity: {}, policy, intercept };
  server = createServer(createListener(parts));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

const fetchCards = (headers: Record<string, string>) =>
  fetch(`${origin}/service/api/cards`, { headers: { 'Accept-Language': 'uz', ...headers } });
const statusesOf = async (count: number, sendRequest: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let round = 0; round < count; round += 1) statuses.push((await sendRequest()).status);
  return statuses;
};

describe('limits', () => {
  it('a member who sends too many requests gets 429 with the time to wait, and other members do not', async () => {
    const student = { Authorization: `Bearer ${tokenOf('student@example.test')}` };
    expect(await statusesOf(3, () => fetchCards(student))).toEqual([200, 200, 200]);
    const refused = await fetchCards(student);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    const body = v.parse(errorBody, await refused.json());
    expect(body).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS' });
    expect(body.message).toBe('Urinishlar juda koʻp, keyinroq urinib koʻring');
    const other = { Authorization: `Bearer ${tokenOf('not-student@example.test')}` };
    expect((await fetchCards(other)).status).toBe(200);
  });

  it('an address that tries tokens gets 429, and cannot avoid it by a forged X-Forwarded-For', async () => {
    const fromAddress = (forged: string) => ({
      Authorization: 'Bearer wrong',
      'X-Forwarded-For': `${forged}, 203.0.113.7`,
    });
    expect(await statusesOf(3, () => fetchCards(fromAddress('1.1.1.1')))).toEqual([401, 401, 401]);
    expect((await fetchCards(fromAddress('2.2.2.2'))).status).toBe(429);
    // Others behind the same address stay signed in.
    const good = tokenOf('new@example.test');
    expect(
      (await fetchCards({ ...fromAddress('1'), Authorization: `Bearer ${good}` })).status,
    ).toBe(200);
    expect((await fetchCards(fromAddress('3.3.3.3'))).status).toBe(429);
    const fromOtherAddress = { Authorization: 'Bearer wrong', 'X-Forwarded-For': '203.0.113.8' };
    expect((await fetchCards(fromOtherAddress)).status).toBe(401);
  });

  it('a body that is too large gets 413', async () => {
    const response = await fetch(`${origin}/service/api/orders`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenOf('two@example.test')}` },
      body: 'x'.repeat(70_000),
    });
    expect(response.status).toBe(413);
  });

  it('[R2.27] a ticket may have an image of five megabytes, and one without a sign-in is not read', async () => {
    const form = new FormData();
    form.append('topic', 'Карта');
    form.append('category_code', 'CARD');
    form.append('text', 'На фото турникет');
    form.append('image', fileOf(PNG_START, 'image/png', TICKET_IMAGE.bytes), 'gate.png');
    const post = (authorization: string) =>
      fetch(`${origin}/service/api/technicalSupport`, {
        method: 'POST',
        headers: { Authorization: authorization, 'X-Request-ID': randomUUID() },
        body: form,
      });
    expect((await post(`Bearer ${tokenOf(test.seed.notStudent.email)}`)).status).toBe(201);
    const refused = await post('Bearer wrong').then(
      ({ status }) => status,
      () => 'cut',
    );
    expect([401, 'cut']).toContain(refused);
  });
});

describe('the sender’s address', () => {
  const request = (forwarded: string | undefined, remoteAddress: string) =>
    ({
      headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
      socket: { remoteAddress },
    }) as unknown as IncomingMessage;

  it.each([
    [0, '198.51.100.1', '10.0.0.1', '10.0.0.1'],
    [1, undefined, '10.0.0.1', '10.0.0.1'],
    [1, 'forged, 198.51.100.1', '10.0.0.1', '198.51.100.1'],
    [2, 'forged, 198.51.100.1, 10.0.0.2', '10.0.0.1', '198.51.100.1'],
    [0, undefined, '::ffff:10.0.0.1', '10.0.0.1'],
    [0, undefined, '2001:db8:0:12::1', '2001:db8:0:12::/64'],
    [0, undefined, '2001:0db8::12', '2001:db8:0:0::/64'],
  ])(
    'behind %i proxies, X-Forwarded-For %s from %s gives %s',
    (proxies, forwarded, remote, expected) => {
      expect(remoteAddress(request(forwarded, remote), proxies)).toBe(expected);
    },
  );
});
