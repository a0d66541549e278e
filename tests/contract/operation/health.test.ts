import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Health } from '#server/http/health.ts';
import { startingResponse } from '#server/http/starting-response.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
let health: Health;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((req, res) => startingResponse(policy, health)(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  health = new Health();
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const fetchReadiness = async () => {
  const response = await fetch(`${origin}/readyz`);
  const body: unknown = await response.json();
  return { status: response.status, body };
};
/** A person's request in a browser: `fetch` calls itself none. */
const open = (method: string) =>
  new Promise<IncomingMessage>((resolve) => {
    const headers = {
      Accept: 'text/html,*/*',
      'Accept-Language': 'uz',
      'Sec-Fetch-Mode': 'navigate',
    };
    request(`${origin}/my/`, { method, headers }, resolve).end();
  });
const healthy = () => Promise.resolve();

describe('the platform’s health probes', () => {
  it('a starting process is alive and not ready, and other requests get 503 with Retry-After', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await fetchReadiness()).toEqual({ status: 503, body: { reasons: ['starting'] } });
    const other = await fetch(`${origin}/service/api/cards`);
    expect(other.status).toBe(503);
    expect(other.headers.get('retry-after')).toBe('2');
  });

  it('[R9.11] a person who opens the area while the service starts reads a page, which tries again', async () => {
    const response = await open('GET');
    expect(response.statusCode).toBe(503);
    expect(response.headers.refresh).toBe('2');
    expect(await text(response)).toMatch(/<html lang="uz">[^]*<h1>Xizmat ishga tushmoqda/);
  });

  it('[R9.11] a form that is sent while the service starts gets a page, which the browser does not open again', async () => {
    const response = await open('POST');
    expect(response.headers.refresh).toBeUndefined();
    expect(await text(response)).toMatch(/<h1>Xizmat ishga tushmoqda[^]*href="\/my\/"/);
  });

  it('[R10.3] a response before the start has the security headers', async () => {
    const { headers } = await fetch(`${origin}/my/`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('a failed check is reported by name, without its reason', async () => {
    const unavailable = () => Promise.reject(new Error('postgres://user:secret@host'));
    health.setReady({ database: unavailable, identity: healthy });
    expect(await fetchReadiness()).toEqual({ status: 503, body: { reasons: ['database'] } });
  });

  it('a check that takes longer than two seconds counts as failed', async () => {
    health.setReady({ database: healthy, identity: () => new Promise(() => undefined) });
    expect(await fetchReadiness()).toEqual({ status: 503, body: { reasons: ['identity'] } });
  });

  it('a stopping process is not ready, even when every check passes', async () => {
    health.setReady({ database: healthy });
    expect(await fetchReadiness()).toEqual({ status: 200, body: { status: 'ok' } });
    health.setStopping();
    expect(await fetchReadiness()).toEqual({ status: 503, body: { reasons: ['stopping'] } });
  });
});
