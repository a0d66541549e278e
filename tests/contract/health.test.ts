import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerStarting } from '#server/http/answer-starting.ts';
import { Health } from '#server/http/health.ts';

const policy = { isHttps: false, outsideOrigins: [], identityOrigin: undefined };
let health: Health;
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((req, res) => answerStarting(policy, health)(req, res));
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
const ready = async () => {
  const answer = await fetch(`${origin}/readyz`);
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};
const good = () => Promise.resolve();

describe('the platform’s probes', () => {
  it('a starting process lives and is not ready; everything else hears that it starts', async () => {
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await ready()).toEqual({ status: 503, body: { reasons: ['starting'] } });
    const other = await fetch(`${origin}/service/api/cards`);
    expect(other.status).toBe(503);
    expect(other.headers.get('retry-after')).toBe('2');
  });

  it('a part that fails is named and nothing of its reason', async () => {
    const away = () => Promise.reject(new Error('postgres://user:secret@host'));
    health.setReady({ database: away, identity: good });
    expect(await ready()).toEqual({ status: 503, body: { reasons: ['database'] } });
  });

  it('a part that does not answer within two seconds counts as away', async () => {
    health.setReady({ database: good, identity: () => new Promise(() => undefined) });
    expect(await ready()).toEqual({ status: 503, body: { reasons: ['identity'] } });
  });

  it('a stopping process is not ready, whatever works', async () => {
    health.setReady({ database: good });
    expect(await ready()).toEqual({ status: 200, body: { status: 'ok' } });
    health.setStopping();
    expect(await ready()).toEqual({ status: 503, body: { reasons: ['stopping'] } });
  });
});
