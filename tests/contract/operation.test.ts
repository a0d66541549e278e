import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#tests/support/ports.ts';
import { type ServerProcess, spawnServer } from '#tests/support/server-process.ts';
import { Browser } from './identity-browser.ts';

const EMAIL = 'student@example.test';
const PHONE = '+998901234567';
const PATIENCE = { timeout: 30_000 };
const folder = mkdtempSync(join(tmpdir(), 'loyalty-operation-'));
let origin: string;
let server: ServerProcess;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = await start(port, folder);
}, 120_000);
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
  vi.waitUntil(() => lines().find((line) => line['requestId'] === id), PATIENCE);
const fault = (ordered: object) =>
  fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ordered),
  });

describe('health', () => {
  it.each(['/healthz', '/readyz'])('%s answers without a token and is not kept', async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ status: 'ok' });
  });
});

describe('the log', () => {
  it('[R10.5] has a line a request with its route and id, and neither token nor query', async () => {
    const { access_token } = await new Browser(origin).signIn(EMAIL, 'demo');
    const id = randomUUID();
    const answer = await fetch(`${origin}/service/api/orders/987654?email=${EMAIL}`, {
      headers: { Authorization: `Bearer ${access_token}`, 'X-Request-ID': id },
    });
    expect(answer.headers.get('x-request-id')).toBe(id);
    expect(await requestLine(id)).toMatchObject({
      level: 'info',
      method: 'GET',
      route: '/service/api/orders/:id',
      status: answer.status,
    });
    expect(server.output()).not.toContain('987654');
    expect(server.output()).not.toContain(access_token);
  });

  it('a request without an id, or with something else for one, gets an own one', async () => {
    for (const given of [undefined, `x ${EMAIL}`]) {
      const headers: HeadersInit = given === undefined ? {} : { 'X-Request-ID': given };
      const answer = await fetch(`${origin}/service/api/cards`, { headers });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('[R7.33] has a device’s report as an event with its fields, not as a text', async () => {
    await fetch(`${origin}/errors`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ message: `no cards for ${EMAIL}`, code: 'TIMEOUT' }),
    });
    const told = () => lines().find((line) => line['event'] === 'client-error');
    expect(await vi.waitUntil(told, PATIENCE)).toMatchObject({
      level: 'info',
      message: 'no cards for [email]',
      code: 'TIMEOUT',
    });
  });

  it('[R4.16] of codes and changes of e-mail holds no address, phone, code or token', async () => {
    const { access_token, refresh_token } = await new Browser(origin).signIn(EMAIL, 'demo');
    const call = (method: string, path: string, body?: object) =>
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
    const found = await call('GET', `/service/api/user/get?email=${EMAIL}`);
    const { client } = (await found.json()) as { client: { id: number } };
    const change = `/service/api/user/${client.id}/emailConfirmation`;
    await call('PUT', change, { change_client_email: newEmail });
    await call('POST', '/service/api/phoneVerification', { phone: PHONE });
    const sent = await fetch(`${origin}/sandbox/messages`);
    const messages = (await sent.json()) as { to: string; code: string }[];
    const codes = messages.map(({ code }) => code);
    expect(messages.map(({ to }) => to).toSorted()).toEqual([PHONE, newEmail]);
    const byPhone = messages.find(({ to }) => to === PHONE)?.code ?? '';
    const byEmail = messages.find(({ to }) => to === newEmail)?.code ?? '';
    await call('GET', `/service/api/phoneVerification?code=${byPhone}`);
    await call('POST', change, { code: Number(byEmail), email: newEmail });
    await call('POST', change, { code: 'no number', email: newEmail });
    await call('POST', `${change}/clean`);
    // Refused and broken requests are where data slips into a log.
    await call('GET', `/service/api/cards?email=${newEmail}`);
    await fetch(`${origin}/service/api/cards?email=${newEmail}`);
    await fetch(`${origin}/${newEmail}/${PHONE}`);

    const id = randomUUID();
    await fetch(`${origin}/service/api/cards`, { headers: { 'X-Request-ID': id } });
    await requestLine(id);
    const written = server.output();
    for (const secret of [EMAIL, newEmail, PHONE, PHONE.slice(1), ...codes]) {
      expect(written).not.toContain(secret);
    }
    expect(written).not.toContain(access_token);
    expect(written).not.toContain(refresh_token);
    expect(written).not.toMatch(/"level":"error"/);
  });
});

describe('the end of a process', () => {
  it('is told by the readiness first, lets a running request finish and is no failure', async () => {
    await fault({ match: 'GET /service/api/brands', delayMs: 8000, times: 1 });
    const running = fetch(`${origin}/service/api/brands`);
    const taken = await vi.waitUntil(async () => {
      const asked = await fetch(`${origin}/sandbox/requests`);
      return (await asked.text()).includes('/service/api/brands');
    }, PATIENCE);
    expect(taken).toBe(true);
    server.signal('SIGTERM');
    await vi.waitUntil(async () => (await fetch(`${origin}/readyz`)).status === 503, PATIENCE);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ reasons: ['stopping'] });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect((await running).status).toBe(401);
    expect(await server.exitCode()).toBe(0);
  });

  it('comes at once with a second signal', async () => {
    const port = Number(new URL(origin).port);
    server = await start(port, folder);
    await fault({ match: 'GET /service/api/brands', delayMs: 15_000, times: 1 });
    const running = fetch(`${origin}/service/api/brands`).catch(() => 'cut');
    server.signal('SIGTERM');
    await vi.waitUntil(() => server.output().includes('Stopping'), PATIENCE);
    server.signal('SIGTERM');
    expect(await server.exitCode()).toBe(130);
    expect(await running).toBe('cut');
  });
});
