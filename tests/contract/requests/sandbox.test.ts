import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { message } from '#server/database/schema/service/message.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { interceptRequests } from '#server/demo/sandbox/intercept-requests.ts';
import { Health } from '#server/http/health.ts';
import { createListener } from '#server/http/listener.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import {
  sandboxAuditResponse,
  sandboxMessagesResponse,
  type SandboxFault,
} from '#src/contract/sandbox.ts';
import { LANDER_MARKS, parseLanderResponse, type LeadOutcome } from '#src/domain/referral/lead.ts';
import { newMergeLead } from '#tests/support/people/send-lead.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };

let test: TestApp;
let server: Server;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  const { app, sandbox } = test;
  const intercept = interceptRequests(sandbox);
  server = createServer(
    createListener({ app, health: new Health(), identity: {}, policy, intercept }),
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
const injectFault = (fault: SandboxFault) => post('faults', fault);
const authorization = () => ({ Authorization: `Bearer ${tokenOf('student@example.test')}` });
const fetchCards = () => fetch(`${origin}/service/api/cards`, { headers: authorization() });

describe('faults', () => {
  it('replace the given number of responses, and keep the security headers', async () => {
    await injectFault({ match: '^GET /service/api/cards$', status: 503, body: 'x', times: 1 });
    const broken = await fetchCards();
    expect(broken.status).toBe(503);
    expect(await broken.text()).toBe('x');
    expect(broken.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetchCards()).status).toBe(200);
  });

  it('affect the app’s files, and not the sandbox', async () => {
    await injectFault({ match: '.', status: 500 });
    expect((await fetch(`${origin}/my/`)).status).toBe(500);
    expect((await fetch(`${origin}/sandbox/faults`)).status).toBe(200);
  });

  it('can cut the connection before the request is handled', async () => {
    await injectFault({ match: 'GET /service', drop: 'before' });
    await expect(fetchCards()).rejects.toThrow();
  });

  it('[R9.9] can cut the connection after the request is handled; a repeated purchase then makes one order', async () => {
    const { student, lesson } = test.seed;
    await injectFault({ match: 'POST /service/api/orders', drop: 'after', times: 1 });
    const requestId = randomUUID();
    const sendPurchase = () =>
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
    await expect(sendPurchase()).rejects.toThrow();
    expect(await test.db.$count(orders, eq(orders.memberId, student.id))).toBe(1);
    const again = await sendPurchase();
    expect(again.status).toBe(201);
    expect(await test.db.$count(orders, eq(orders.memberId, student.id))).toBe(1);
    expect(await balanceOf(test.db, student.id)).toBe(before - 100);
    const logged = () =>
      test.sandbox.requests.since(undefined).filter(({ path }) => path.endsWith('/orders'));
    await expect.poll(() => logged().map(({ status }) => status)).toEqual([0, 201]);
    expect(logged()[0]?.body).toContain('"prodId"');
  });

  it('are removed by one DELETE request', async () => {
    await injectFault({ match: '.', status: 500 });
    await fetch(`${origin}/sandbox/faults`, { method: 'DELETE' });
    expect((await fetchCards()).status).toBe(200);
  });

  it('with an invalid regular expression are refused', async () => {
    expect((await injectFault({ match: '(' })).status).toBe(400);
  });
});

describe('faults of the lander', () => {
  const LANDER = '^POST /lander/lander.php$';
  const sendLead = async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      name: 'Олег',
      phone: '+79990001122',
      personalDataAgree: 'on',
      mergelead: newMergeLead(),
    })) {
      form.append(name, value);
    }
    const response = await fetch(`${origin}/lander/lander.php`, { method: 'POST', body: form });
    return parseLanderResponse(await response.text());
  };

  it.each<[string, string, LeadOutcome]>([
    ['the anti-spam', `Заявка: ${LANDER_MARKS.antiSpam}.`, { status: 'anti-spam' }],
    ['success', `<p class="${LANDER_MARKS.success}">Спасибо</p>`, { status: 'sent' }],
    [
      'a text without a mark',
      '<b>Сервис перегружен</b>',
      { status: 'refused', text: 'Сервис перегружен' },
    ],
    ['an empty text', '', { status: 'refused', text: '' }],
  ])('[R8.3] can make it respond with %s', async (_name, body, outcome) => {
    await injectFault({ match: LANDER, body, contentType: 'text/html', times: 1 });
    expect(await sendLead()).toEqual(outcome);
  });

  it('[R8.3] can make it fail, stay silent and lose its response', async () => {
    await injectFault({ match: LANDER, status: 502, body: 'Bad gateway', times: 1 });
    expect(await sendLead()).toEqual({ status: 'refused', text: 'Bad gateway' });
    for (const drop of ['before', 'after'] as const) {
      await injectFault({ match: LANDER, drop, times: 1 });
      await expect(sendLead()).rejects.toThrow();
    }
    // The last lead was taken, although its response was lost.
    expect(await sendLead()).toEqual({ status: 'anti-spam' });
  });
});

describe('the sandbox', () => {
  it('[R10.5] shows requests without their bearer token', async () => {
    const since = new Date().toISOString();
    await fetchCards();
    const response = await fetch(`${origin}/sandbox/requests?since=${since}`);
    const text = await response.text();
    expect(text).toContain('/service/api/cards');
    expect(text).not.toContain('test:student');
  });

  it('[R4.16] shows no codes and no white list key, in any part of a request', async () => {
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
    const readRequests = async () => (await fetch(requests)).text();
    await expect.poll(readRequests).toContain('kept-json');
    const text = await readRequests();
    for (const kept of ['kept-name', 'kept-query', 'type=referral', 'kept-referrer']) {
      expect(text).toContain(kept);
    }
    expect(text).not.toMatch(/secret-|secret\\|"secret|482913/);
  });

  it('shows the e-mails to one address, newest first', async () => {
    await test.db.insert(message).values([
      { to: 'a@example.test', channel: 'email', code: '1111', text: 'first' },
      { to: 'a@example.test', channel: 'email', code: '2222', text: 'second' },
      { to: 'b@example.test', channel: 'email', code: '3333', text: 'other' },
    ]);
    const response = await fetch(`${origin}/sandbox/messages?to=a@example.test`);
    const emails = v.parse(sandboxMessagesResponse, await response.json());
    expect(emails.map(({ code }) => code)).toEqual(['2222', '1111']);
  });

  it('reports balances and no order without a charge in the audit', async () => {
    const response = await fetch(`${origin}/sandbox/audit`);
    const found = v.parse(sandboxAuditResponse, await response.json());
    expect(found.balances).toContainEqual(
      expect.objectContaining({ email: 'not-student@example.test', balance: 5000 }),
    );
    expect(found.ordersWithoutCharge).toEqual([]);
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
