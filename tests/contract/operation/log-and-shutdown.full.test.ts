import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/support/database/ports.ts';
import { type ServerProcess, spawnServer } from '#tests/support/service/server-process.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const EMAIL = 'student@example.test';
const PHONE = '+998901234567';
const folder = mkdtempSync(join(tmpdir(), 'loyalty-operation-'));
let origin: string;
let server: ServerProcess;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await start(port, folder);
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

const start = (port: number, dataDir: string) =>
  spawnServer(port, {
    DATA_DIR: dataDir,
    LOG_FORMAT: 'json',
    LOG_LEVEL: 'debug',
    SEED_PRODUCTS: '1',
    STOP_DELAY_S: '6',
    STOP_TIMEOUT_S: '20',
  });

const lines = () =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const requestLine = (id: string) =>
  waitUntil(() => lines().find((line) => line['requestId'] === id));
const injectFault = (fault: object) =>
  fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(fault),
  });

describe('health', () => {
  it.each(['/healthz', '/readyz'])(
    '%s responds without a token and cannot be cached',
    async (path) => {
      const response = await fetch(origin + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.json()).toMatchObject({ status: 'ok' });
    },
  );
});

describe('the log', () => {
  it('[R10.5] has one line for each request with its route and id, without token and query', async () => {
    const { access_token } = await new Browser(origin).signIn(EMAIL, 'demo');
    const id = randomUUID();
    const response = await fetch(`${origin}/service/api/orders/987654?email=${EMAIL}`, {
      headers: { Authorization: `Bearer ${access_token}`, 'X-Request-ID': id },
    });
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(await requestLine(id)).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/service/api/orders/:id',
      status: response.status,
    });
    expect(server.output()).not.toContain('987654');
    expect(server.output()).not.toContain(access_token);
  });

  it('a request without a valid id gets a new one', async () => {
    for (const requestId of [undefined, `x ${EMAIL}`]) {
      const headers: HeadersInit = requestId === undefined ? {} : { 'X-Request-ID': requestId };
      const response = await fetch(`${origin}/service/api/cards`, { headers });
      expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('[R7.33] has a device’s error report as an event with fields, not as one text', async () => {
    await fetch(`${origin}/errors`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: `no cards for ${EMAIL}`, code: 'TIMEOUT' }),
    });
    const eventLine = () => lines().find((line) => line['event'] === 'app-error');
    expect(await waitUntil(eventLine)).toMatchObject({
      level: 'info',
      message: 'no cards for [email]',
      code: 'TIMEOUT',
    });
  });

  it('[R4.16] contains no address, phone, code or token after verifications and e-mail changes', async () => {
    const { access_token, refresh_token } = await new Browser(origin).signIn(EMAIL, 'demo');
    const sendRequest = (method: string, path: string, body?: object) =>
      fetch(origin + path, {
        method,
        headers: {
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
          'X-Request-ID': randomUUID(),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const newEmail = 'new-address@example.test';
    const response = await sendRequest('GET', `/service/api/user/get?email=${EMAIL}`);
    const { client } = (await response.json()) as { client: { id: number } };
    const change = `/service/api/user/${client.id}/emailConfirmation`;
    await sendRequest('PUT', change, { change_client_email: newEmail });
    await sendRequest('POST', '/service/api/phoneVerification', { phone: PHONE });
    const sent = await fetch(`${origin}/sandbox/messages`);
    const messages = (await sent.json()) as { to: string; code: string }[];
    const codes = messages.map(({ code }) => code);
    expect(messages.map(({ to }) => to).toSorted()).toEqual([PHONE, newEmail]);
    const phoneCode = messages.find(({ to }) => to === PHONE)?.code ?? '';
    const emailCode = messages.find(({ to }) => to === newEmail)?.code ?? '';
    await sendRequest('GET', `/service/api/phoneVerification?code=${phoneCode}`);
    await sendRequest('POST', change, { code: Number(emailCode), email: newEmail });
    await sendRequest('POST', change, { code: 'no number', email: newEmail });
    await sendRequest('POST', `${change}/clean`);
    // Refused and malformed requests are the likeliest to leak data into a log.
    await sendRequest('GET', `/service/api/cards?email=${newEmail}`);
    await fetch(`${origin}/service/api/cards?email=${newEmail}`);
    await fetch(`${origin}/${newEmail}/${PHONE}`);

    const id = randomUUID();
    await fetch(`${origin}/service/api/cards`, { headers: { 'X-Request-ID': id } });
    await requestLine(id);
    const log = server.output();
    for (const secret of [EMAIL, newEmail, PHONE, PHONE.slice(1), ...codes]) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain(access_token);
    expect(log).not.toContain(refresh_token);
    expect(log).not.toMatch(/"level":"error"/);
  });
});

describe('the shutdown', () => {
  it('makes the process not ready, lets a running request finish and exits with code 0', async () => {
    await injectFault({ match: 'GET /service/api/brands', delayMs: 8000, times: 1 });
    const running = fetch(`${origin}/service/api/brands`);
    const hasArrived = await waitUntil(async () => {
      const requests = await fetch(`${origin}/sandbox/requests`);
      return (await requests.text()).includes('/service/api/brands');
    });
    expect(hasArrived).toBe(true);
    server.signal('SIGTERM');
    await waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ reasons: ['stopping'] });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await running).status).toBe(401);
    expect(await server.exitCode()).toBe(0);
  });

  it('is immediate after a second signal', async () => {
    const port = Number(new URL(origin).port);
    server = await start(port, folder);
    await injectFault({ match: 'GET /service/api/brands', delayMs: 15_000, times: 1 });
    const running = fetch(`${origin}/service/api/brands`).catch(() => 'cut');
    server.signal('SIGTERM');
    await waitUntil(() => server.output().includes('Stopping'));
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(130);
    expect(await running).toBe('cut');
  });
});
