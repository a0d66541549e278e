import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { DEFAULT_LIMITS } from '#server/http/limits.ts';
import { Turns } from '#server/http/turns.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { Operator } from '#tests/support/database/postgres-operator.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { buy } from '#tests/support/people/buy.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { addMember, seedSmall, type SeededMember } from '#tests/support/service/small-seed.ts';
import { createAppOn } from '#tests/support/service/test-app.ts';

const url = await createPostgresDatabase();
/** More than the service has connections. */
const CROWD = 40;
const READS = [
  'api/cards',
  'v2/api/orders',
  'v2/api/operations',
  'api/products',
  'v2/api/contacts',
];

const countOf = (statuses: readonly number[]) =>
  Object.fromEntries(
    Map.groupBy(statuses, String)
      .entries()
      .map(([status, all]) => [status, all.length]),
  );

describe.skipIf(url === null)('what one member does at once, on PostgreSQL', () => {
  let store: OpenDb;
  let app: Hono;
  let operator: Operator;
  let lesson: number;
  let other: SeededMember;
  beforeAll(async () => {
    store = await openPostgres(url ?? '');
    app = createAppOn(store.db, { limits: DEFAULT_LIMITS });
    ({ lesson } = await seedSmall(store.db));
    other = await addMember(store.db, 'other@example.test', { coins: 5000, isStudent: true });
    operator = new Operator(url ?? '');
    await operator.connect();
  });
  afterAll(async () => {
    await operator.close();
    await store.close();
  });

  const order = async (buyer: SeededMember) =>
    (await buy(app, buyer, { prodId: lesson, confirmedPrice: 100, requestId: randomUUID() }))
      .status;
  const readAll = (member: SeededMember) =>
    Promise.all(
      READS.map(
        async (path) => (await requestAs({ app }, member.email, `/service/${path}`)).status,
      ),
    );

  it('[R10.8] orders of a member whose row is locked do not hinder other members', async () => {
    const held = await addMember(store.db, 'held@example.test', { coins: 5000, isStudent: true });
    await operator.run('begin');
    await operator.run(`select from member where id = ${held.id} for update`);
    const waiting = Promise.all(Array.from({ length: CROWD }, () => order(held)));
    await operator.untilWaiting('');
    expect(await readAll(other)).toEqual(READS.map(() => 200));
    expect(await order(other)).toBe(201);
    await store.check();
    await operator.run('rollback');
    const { 201: placed = 0, ...rest } = countOf(await waiting);
    // What waited for too long can be sent again.
    expect(Object.keys(rest).every((status) => status === '503')).toBe(true);
    expect(placed).toBeGreaterThan(0);
    expect(await balanceOf(store.db, held.id)).toBe(5000 - placed * 100);
  });

  it('[R10.8] orders of a product whose row is locked hinder neither reads nor the probe', async () => {
    const crowd: SeededMember[] = [];
    for (let index = 0; index < CROWD; index += 1) {
      const email = `crowd${index}@example.test`;
      crowd.push(await addMember(store.db, email, { coins: 100, isStudent: true }));
    }
    await operator.run('begin');
    await operator.run(`select from product where id = ${lesson} for update`);
    const waiting = Promise.all(crowd.map(order));
    await operator.untilWaiting('');
    for (const one of [other, ...crowd.slice(0, 5)]) {
      expect(await readAll(one)).toEqual(READS.map(() => 200));
    }
    await store.check();
    await operator.run('rollback');
    const statuses = new Set(await waiting);
    // What waited for too long can be sent again; the rest was placed.
    expect(statuses.isSubsetOf(new Set([201, 503]))).toBe(true);
    expect(statuses.has(201)).toBe(true);
  });

  it('[R7.31] [R10.8] many orders of a member at once are placed in turn, too many get 429, and nothing is charged twice', async () => {
    const hasty = await addMember(store.db, 'hasty@example.test', { coins: 5000, isStudent: true });
    const waiting = Promise.all(Array.from({ length: 300 }, () => order(hasty)));
    expect(await readAll(other)).toEqual(READS.map(() => 200));
    expect(await order(other)).toBe(201);
    const { 201: placed = 0, ...rest } = countOf(await waiting);
    // On a slow machine some wait too long.
    expect(Object.keys(rest).every((status) => ['409', '429', '503'].includes(status))).toBe(true);
    expect(rest['429']).toBeGreaterThan(0);
    expect(placed).toBeGreaterThan(0);
    expect(await balanceOf(store.db, hasty.id)).toBe(5000 - placed * 100);
  });

  it('[R10.8] reads of a member wait in turn, too many get 429, and others do not notice', async () => {
    const statusOf = async () =>
      (await requestAs({ app }, 'student@example.test', '/service/api/cards')).status;
    const waiting = Promise.all(Array.from({ length: 500 }, statusOf));
    expect(await readAll(other)).toEqual(READS.map(() => 200));
    const statuses = Object.keys(countOf(await waiting));
    expect(statuses).toEqual(expect.arrayContaining(['200', '429']));
    expect(statuses.filter((status) => !['200', '429', '503'].includes(status))).toEqual([]);
  });
});

describe('turns', () => {
  it('are taken in order, a few at a time for each key, and go on after a failure', async () => {
    const turns = new Turns({ atATime: 2, waiting: 2 });
    const ends = new Map<string, (fails?: boolean) => void>();
    const begun: string[] = [];
    const take = (key: string, name: string) =>
      turns.take(
        key,
        () =>
          new Promise<string>((resolve, reject) => {
            begun.push(name);
            ends.set(name, (fails) => (fails ? reject(new Error(name)) : resolve(name)));
          }),
      );
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => take('one', name));
    await expect(take('one', 'e')).rejects.toThrow('429');
    const f = take('two', 'f');
    await expect.poll(() => begun).toEqual(['a', 'b', 'f']);
    ends.get('b')?.(true);
    await expect(b).rejects.toThrow('b');
    await expect.poll(() => begun).toEqual(['a', 'b', 'f', 'c']);
    for (const name of ['a', 'c', 'f']) ends.get(name)?.();
    await expect.poll(() => begun).toContain('d');
    ends.get('d')?.();
    expect(await Promise.all([a, c, d, f])).toEqual(['a', 'c', 'd', 'f']);
  });

  it('begin a rest later when they had to wait, so that others get the time', async () => {
    const restMs = 50;
    const turns = new Turns({ atATime: 1, waiting: 9, restMs });
    const begun: number[] = [];
    const take = () => turns.take('one', async () => void begun.push(performance.now()));
    await Promise.all([take(), take(), take()]);
    const [first = 0, second = 0, third = 0] = begun;
    // A timer may end a part of a millisecond early.
    expect(second - first).toBeGreaterThan(restMs - 1);
    expect(third - second).toBeGreaterThan(restMs - 1);
  });

  it('begin at once when they did not have to wait', async () => {
    const turns = new Turns({ atATime: 1, waiting: 9, restMs: LIMITS.wait * 10 });
    const take = () => turns.take('one', () => Promise.resolve('done'));
    expect([await take(), await take()]).toEqual(['done', 'done']);
  });
});
