import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { balanceOf } from '#server/store/ledger.ts';
import { message } from '#server/store/schema/message.ts';
import { orders } from '#server/store/schema/order.ts';
import {
  sandboxAuditAnswer,
  sandboxMessagesAnswer,
  type SandboxFault,
} from '#src/contract/sandbox.ts';
import { productAnswer } from '#src/contract/products.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let test: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  const { app, sandbox } = test;
  server = createServer(
    createListener({ app, health: new Health(), identity: {}, policy, sandbox }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => test.sandbox.faults.clear());
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await test.close();
});

const post = (path: string, body: object) =>
  fetch(`${origin}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
const fault = (ordered: SandboxFault) => post('faults', ordered);
const authorization = () => ({ Authorization: `Bearer ${tokenOf('student@example.test')}` });
const cards = () => fetch(`${origin}/service/api/cards`, { headers: authorization() });

describe('faults', () => {
  it('answer in the service’s stead as often as ordered, with the security headers', async () => {
    await fault({ match: '^GET /service/api/cards$', status: 503, body: 'x', times: 1 });
    const broken = await cards();
    expect(broken.status).toBe(503);
    expect(await broken.text()).toBe('x');
    expect(broken.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await cards()).status).toBe(200);
  });

  it('reach the app’s own files and never the sandbox', async () => {
    await fault({ match: '.', status: 500 });
    expect((await fetch(`${origin}/my/`)).status).toBe(500);
    expect((await fetch(`${origin}/sandbox/faults`)).status).toBe(200);
  });

  it('cut the connection before the work', async () => {
    await fault({ match: 'GET /service', drop: 'before' });
    await expect(cards()).rejects.toThrow();
  });

  it('[R9.9] cut the connection after the work: the order is there, and once', async () => {
    const { student, lesson } = test.seed;
    await fault({ match: 'POST /service/api/orders', drop: 'after', times: 1 });
    const requestId = randomUUID();
    const order = () =>
      fetch(`${origin}/service/api/orders`, {
        method: 'POST',
        headers: {
          ...authorization(),
          'Content-Type': 'application/json',
          'X-Request-ID': requestId,
          'X-Expected-Amount': '100',
        },
        body: JSON.stringify({
          cardId: student.cardId,
          comment: '',
          date: '2026-01-01T00:00:00Z',
          description: '',
          prodId: lesson,
        }),
      });
    const before = await balanceOf(test.db, student.id);
    await expect(order()).rejects.toThrow();
    expect(await test.db.$count(orders, eq(orders.memberId, student.id))).toBe(1);
    const again = await order();
    expect(again.status).toBe(201);
    expect(await test.db.$count(orders, eq(orders.memberId, student.id))).toBe(1);
    expect(await balanceOf(test.db, student.id)).toBe(before - 100);
    const logged = () =>
      test.sandbox.requests.since(undefined).filter(({ path }) => path.endsWith('/orders'));
    await expect.poll(() => logged().map(({ status }) => status)).toEqual([0, 201]);
    expect(logged()[0]?.body).toContain('"prodId"');
  });

  it('are all taken away by one call', async () => {
    await fault({ match: '.', status: 500 });
    await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
    expect((await cards()).status).toBe(200);
  });

  it('that are no regular expression are refused', async () => {
    expect((await fault({ match: '(' })).status).toBe(400);
  });
});

describe('the sandbox', () => {
  it('[R10.5] shows what arrived without the bearer token', async () => {
    const since = new Date().toISOString();
    await cards();
    const answer = await fetch(`${origin}/sandbox/requests?since=${since}`);
    const text = await answer.text();
    expect(text).toContain('/service/api/cards');
    expect(text).not.toContain('test:student');
  });

  it('[R4.16] shows neither codes nor the white list’s key, however they are sent', async () => {
    const since = new Date().toISOString();
    const form = new FormData();
    form.append('name', 'kept-name');
    form.append('white_list_secret_key', 'secret-form');
    const query = 'r=kept-query&white_list_secret_key=secret-query&code=secret-code&type=referral';
    await fetch(`${origin}/lander/lander.php?${query}`, {
      method: 'POST',
      headers: { Referer: `${origin}/my/?code=secret-referrer&tab=kept-referrer` },
      body: form,
    });
    const fields = [
      '"code": "secret\\" text"',
      '"change_email_code":482913',
      '"white_list_secret_key":"secret"',
    ];
    await fetch(`${origin}/service/api/user/replace`, {
      method: 'PUT',
      headers: { ...authorization(), 'Content-Type': 'application/json' },
      body: `{${fields.join(',')},"email":"kept-json"}`,
    });
    const requests = `${origin}/sandbox/requests?since=${since}`;
    const read = async () => (await fetch(requests)).text();
    await expect.poll(read).toContain('kept-json');
    const text = await read();
    for (const kept of ['kept-name', 'kept-query', 'type=referral', 'kept-referrer']) {
      expect(text).toContain(kept);
    }
    expect(text).not.toMatch(/secret-|secret\\|"secret|482913/);
  });

  it('shows the letters of one address, newest first', async () => {
    await test.db.insert(message).values([
      { to: 'a@example.test', channel: 'email', code: '1111', text: 'first' },
      { to: 'a@example.test', channel: 'email', code: '2222', text: 'second' },
      { to: 'b@example.test', channel: 'email', code: '3333', text: 'other' },
    ]);
    const answer = await fetch(`${origin}/sandbox/messages?to=a@example.test`);
    const letters = v.parse(sandboxMessagesAnswer, await answer.json());
    expect(letters.map(({ code }) => code)).toEqual(['2222', '1111']);
  });

  it('proves that balances are the sums of operations', async () => {
    const answer = await fetch(`${origin}/sandbox/audit`);
    const found = v.parse(sandboxAuditAnswer, await answer.json());
    expect(found.balances).toContainEqual(
      expect.objectContaining({ email: 'not-student@example.test', balance: 5000 }),
    );
    expect(found.ordersWithoutCharge).toEqual([]);
  });

  it('changes the price and the stock of a product, and refuses one that is not there', async () => {
    const { lesson } = test.seed;
    const read = async () => {
      const answer = await fetch(`${origin}/service/api/products/${lesson}`, {
        headers: authorization(),
      });
      return v.parse(productAnswer, await answer.json()).product;
    };
    const before = await read();
    expect((await post(`products/${lesson}`, { price: 777, stock: 2 })).status).toBe(200);
    expect(await read()).toMatchObject({ price: 777, stock: 2 });
    expect((await post(`products/${lesson}`, { removed: true })).status).toBe(200);
    expect((await read()).stock).toBe(0);
    const { price, stock } = before;
    await post(`products/${lesson}`, { price, stock, removed: false });
    expect(await read()).toMatchObject({ price, stock });
    expect((await post('products/999999', { price: 1 })).status).toBe(404);
    expect((await post(`products/${lesson}`, { price: -1 })).status).toBe(400);
  });

  it('has a page with its style and script', async () => {
    const page = await fetch(`${origin}/sandbox/`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('Песочница');
    for (const name of ['sandbox.css', 'sandbox.js']) {
      expect((await fetch(`${origin}/sandbox/${name}`)).status).toBe(200);
    }
    expect((await fetch(`${origin}/sandbox`)).url).toBe(`${origin}/sandbox/`);
  });

  it('[R10.3] does not exist in production', async () => {
    const production = await createTestApp({ sandbox: undefined, production: true });
    for (const path of ['/sandbox/', '/sandbox/accounts', '/sandbox/faults']) {
      expect((await production.app.request(path)).status).toBe(404);
    }
    await production.close();
  });
});
