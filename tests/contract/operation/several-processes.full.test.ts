import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { runWhenDue } from '#server/jobs/jobs.ts';
import { recordChange, takeChanges } from '#server/tracking/changes.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts';
import { spawnServer, type ServerProcess } from '#tests/support/service/server-process.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const EMAIL = 'student@example.test';
const folder = mkdtempSync(join(tmpdir(), 'loyalty-several-'));
const postgres: TestPostgres | null = await startPostgres();
const origins: string[] = [];
const processes: ServerProcess[] = [];
/** Two database connections of this test, which stand for two more processes. */
const stores: OpenDb[] = [];
let isPostgresStopped = false;

beforeAll(async () => {
  if (!postgres) return;
  const ports = [await freePort(), await freePort()];
  origins.push(...ports.map((port) => `http://localhost:${port}`));
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PUBLIC_ORIGIN: origins[0] ?? '',
    SANDBOX: '1',
    SEED_PRODUCTS: '1',
  };
  // Both processes start at once on an empty database.
  processes.push(...(await Promise.all(ports.map((port) => spawnServer(port, env)))));
  stores.push(await openPostgres(postgres.url), await openPostgres(postgres.url));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGTERM')));
  await Promise.all(stores.map((one) => one.close()));
  if (!isPostgresStopped) postgres?.stop();
  rmSync(folder, { recursive: true });
});

const store = (number: 0 | 1) => {
  const found = stores[number];
  if (!found) throw new Error('the database is not open');
  return found.db;
};
const readMemberId = async () => {
  const [found] = await store(0).select().from(member).where(eq(member.email, EMAIL));
  return found?.id ?? 0;
};

describe.skipIf(postgres === null)('two processes on one PostgreSQL', () => {
  it('start at once on an empty database, and migrate and seed it once', async () => {
    expect(await store(0).$count(member, eq(member.email, EMAIL))).toBe(1);
    const names = await store(0).select({ name: product.name }).from(product);
    expect(new Set(names.map(({ name }) => name.ru)).size).toBe(names.length);
  });

  it('[R7.31] accept each other’s tokens, and place one order for one request id', async () => {
    const [first = '', second = ''] = origins;
    const { access_token } = await new Browser(first).signIn(EMAIL, 'demo');
    const id = await readMemberId();
    const [own] = await store(0)
      .select()
      .from(card)
      .where(and(eq(card.memberId, id), eq(card.typeId, CARD_TYPE.physical)));
    const [item] = await store(0)
      .select()
      .from(product)
      .where(and(eq(product.kind, 'product'), gt(product.stock, 0), isNull(product.removedAt)))
      .orderBy(asc(product.price));
    const before = await store(0).$count(orders, eq(orders.memberId, id));
    const requestId = randomUUID();
    const buy = (origin: string) =>
      fetch(`${origin}/service/api/orders`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${access_token}`,
          'Content-Type': 'application/json',
          'X-Request-ID': requestId,
          'X-Expected-Amount': String(item?.price),
        },
        body: JSON.stringify({
          cardId: own?.id,
          comment: '',
          date: '2020-01-01T00:00:00.000Z',
          description: '',
          prodId: item?.id,
        }),
      });
    const responses = await Promise.all([buy(first), buy(second), buy(second), buy(first)]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await store(0).$count(orders, eq(orders.memberId, id))).toBe(before + 1);
    expect(
      await store(0).$count(idempotentRequest, eq(idempotentRequest.requestId, requestId)),
    ).toBe(1);
  });

  it('[R7.11] give each session each change once', async () => {
    const id = await readMemberId();
    const authTime = Math.floor(Date.now() / 1000) - 60;
    const sids = ['sid-a', 'sid-b', 'sid-c'];
    const poll = (sid: string, number: 0 | 1) =>
      takeChanges(store(number), { sid, memberId: id, authTime });
    const pollAll = () => Promise.all(sids.map((sid) => poll(sid, 0)));
    await pollAll();
    for (let round = 0; round < 5; round += 1) {
      await store(0).transaction((tx) => recordChange(tx, id, 'cards'));
      const events = await Promise.all(
        sids.map(async (sid) => {
          const polls = [poll(sid, 0), poll(sid, 1), poll(sid, 1), poll(sid, 0)];
          return (await Promise.all(polls)).flat();
        }),
      );
      expect(events).toEqual([['cards'], ['cards'], ['cards']]);
    }
    expect((await pollAll()).flat()).toEqual([]);
  });

  it('[R7.11] give each session a change once that is written while they poll', async () => {
    const id = await readMemberId();
    const authTime = Math.floor(Date.now() / 1000) - 60;
    const sids = ['sid-d', 'sid-e'];
    const eventCounts = new Map<string, number>(sids.map((sid) => [sid, 0]));
    const poll = async (sid: string, number: 0 | 1) => {
      const events = await takeChanges(store(number), { sid, memberId: id, authTime });
      eventCounts.set(sid, (eventCounts.get(sid) ?? 0) + events.length);
    };
    await Promise.all(sids.map((sid) => poll(sid, 0)));
    for (const sid of sids) eventCounts.set(sid, 0);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all([
        store(1).transaction((tx) => recordChange(tx, id, 'contacts')),
        ...sids.flatMap((sid) => [poll(sid, 0), poll(sid, 1)]),
      ]);
      // A poll that ran before the change was committed misses it; the next one gets it.
      await Promise.all(sids.map((sid) => poll(sid, 1)));
      expect([...eventCounts.values()]).toEqual([round + 1, round + 1]);
    }
  });

  it('run an hourly job once an hour together', async () => {
    let runs = 0;
    const job = {
      name: 'test',
      everyMs: 3_600_000,
      run: () => {
        runs += 1;
        return Promise.resolve();
      },
    };
    const runAll = (now: Date) =>
      Promise.all([0, 1, 0, 1, 1].map((number) => runWhenDue(store(number as 0 | 1), job, now)));
    const now = new Date();
    expect((await runAll(now)).filter(Boolean)).toHaveLength(1);
    expect((await runAll(new Date(now.getTime() + 1_800_000))).filter(Boolean)).toHaveLength(0);
    expect((await runAll(new Date(now.getTime() + 3_600_000))).filter(Boolean)).toHaveLength(1);
    expect(runs).toBe(2);
  });

  it('are alive and not ready while the database is unavailable', async () => {
    const fetchAll = (path: string) => Promise.all(origins.map((origin) => fetch(origin + path)));
    expect((await fetchAll('/readyz')).map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(stores.splice(0).map((one) => one.close()));
    postgres?.stop();
    isPostgresStopped = true;
    for (const response of await fetchAll('/readyz')) {
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ reasons: ['database'] });
    }
    expect((await fetchAll('/healthz')).map(({ status }) => status)).toEqual([200, 200]);
    for (const one of processes) expect(one.output()).toContain('Not ready: database');
  });
});
