import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { handOut } from '#server/database/schema/shop/hand-out.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { sendAct } from '#tests/support/service/send-act.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import {
  createAppOn,
  createPostgresApp,
  tokenOf,
  type TestApp,
} from '#tests/support/service/test-app.ts';
import { untilServed } from '#tests/support/service/until-served.ts';

const url = await createPostgresDatabase();

interface Sender {
  readonly role: string;
  /** By default one of staff of their own. */
  readonly email?: string;
  /** For which the role holds; for all without them. */
  readonly projects?: readonly number[];
  readonly requestId?: string;
}

// The embedded database has one connection, so its transactions cannot race.
describe.skipIf(url === null)('acts of many people at two processes', () => {
  let test: TestApp;
  let second: OpenDb;
  let apps: readonly Hono[];
  beforeAll(async () => {
    test = await createPostgresApp(url ?? '');
    second = await openPostgres(url ?? '');
    apps = [test.app, createAppOn(second.db, { sandbox: test.sandbox, coinsByOnePerson: 1000 })];
  });
  afterAll(async () => {
    await second.close();
    await test.close();
  });

  let people = 0;
  /** Sends an act so many times at once, in turn to both processes. */
  const race = (
    times: number,
    path: string | ((index: number) => string),
    body: object,
    senderOf: (index: number) => Sender,
  ) =>
    Promise.all(
      Array.from({ length: times }, async (_, index) => {
        const { role, projects, requestId = randomUUID(), ...sender } = senderOf(index);
        const email = sender.email ?? `staff${(people += 1)}@example.test`;
        const token = tokenOf(email, { roles: [role], ...(projects && { projects }) });
        const response = await untilServed(() =>
          Promise.resolve(
            (apps[index % apps.length] ?? test.app).request(
              `/programme/v1/${typeof path === 'string' ? path : path(index)}`,
              {
                method: 'POST',
                headers: {
                  Authorization: `Bearer ${token}`,
                  'Content-Type': 'application/json',
                  'X-Request-ID': requestId,
                },
                body: JSON.stringify(body),
              },
            ),
          ),
        );
        const read = (await response.json()) as { errorCode?: string; lastAct?: object };
        return { status: response.status, ...read };
      }),
    );
  const counted = (outcomes: readonly { status: number; errorCode?: string }[]) => {
    const counts: Record<string, number> = {};
    for (const { status, errorCode = 'OK' } of outcomes) {
      const name = `${status} ${errorCode}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  };
  const newMember = () =>
    addMember(test.db, `${randomUUID()}@example.test`, { coins: 5000, isStudent: true });
  /** An order of a member of project 1 that waits at a desk. Returns its id. */
  const readyOrder = async (): Promise<number> => {
    const owner = await newMember();
    await test.db.update(member).set({ partnerId: 1 }).where(eq(member.id, owner.id));
    const bought = await buy(test.app, owner, { prodId: test.seed.mug, confirmedPrice: 1200 });
    const id = orderIdIn(await bought.text());
    await sendAct(test.app, `orders/${id}/status`, { status: 'DELIVERED' });
    return id;
  };

  it('[R11.2] [R11.3] of many who hand out one order one does it, the others read who was faster, and a role for another project never does', async () => {
    const id = await readyOrder();
    const outcomes = await race(24, `orders/${id}/hand-out`, {}, (index) => ({
      role: 'desk',
      projects: [index % 3 === 2 ? 5 : 1],
    }));
    expect(counted(outcomes)).toEqual({
      '200 OK': 1,
      '403 FORBIDDEN': 8,
      '409 STATUS_NOT_ALLOWED': 15,
    });
    const late = outcomes.filter(({ status }) => status === 409);
    expect(late.every(({ lastAct }) => lastAct !== undefined)).toBe(true);
    const rows = await test.db.select().from(journal).where(eq(journal.act, 'orders.hand-out'));
    expect(rows).toHaveLength(24);
    expect(rows.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  });

  it('[R12.3] of many reports of one order at once one counts, and all others are kept', async () => {
    const id = await readyOrder();
    const report = { doneAt: new Date().toISOString() };
    const outcomes = await race(12, `orders/${id}/hand-out`, report, () => ({ role: 'desk' }));
    expect(counted(outcomes)).toEqual({ '200 OK': 12 });
    const kept = await test.db.select().from(handOut).where(eq(handOut.orderId, id));
    expect(kept.filter(({ problem }) => problem === null)).toHaveLength(1);
    expect(kept.filter(({ problem }) => problem === 'REPEATED')).toHaveLength(11);
  });

  it('[R11.2] [R7.31] an act that arrives at both processes under one request id is done once, with one response', async () => {
    const { id, reference } = await newMember();
    const requestId = randomUUID();
    const coins = { type: 'DECREE', amount: 100, reason: 'Приказ' };
    const outcomes = await race(20, `members/${reference}/operations`, coins, () => ({
      role: 'tokens-admin',
      email: 'olga@example.test',
      requestId,
    }));
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(counted(outcomes)).toEqual({ '200 OK': 20 });
    expect(await balanceOf(test.db, id)).toBe(5100);
  });

  it('[R11.2] debits of many people take no more than there is', async () => {
    const { id, reference } = await newMember();
    const coins = { type: 'CANCELLATION', amount: -1000, reason: 'Ошибка' };
    const outcomes = await race(12, `members/${reference}/operations`, coins, () => ({
      role: 'tokens-manager',
    }));
    expect(counted(outcomes)).toEqual({ '200 OK': 5, '409 INSUFFICIENT_COINS': 7 });
    expect(await balanceOf(test.db, id)).toBe(0);
  });

  it('[R11.2] of many who decide about one sum one decides, and the coins follow that decision', async () => {
    const { id, reference } = await newMember();
    const coins = { type: 'DECREE', amount: 4000, reason: 'Приказ' };
    const path = `members/${reference}/operations`;
    const added = await sendAct(test.app, path, coins);
    const { request } = (await added.json()) as { request: { id: number } };
    const decisions = ['approval', 'refusal'] as const;
    const outcomes = await race(
      12,
      (index) => `coin-requests/${request.id}/${decisions[index % 3 === 0 ? 0 : 1]}`,
      {},
      () => ({ role: 'tokens-admin' }),
    );
    expect(counted(outcomes)).toEqual({ '200 OK': 1, '409 CONFLICT': 11 });
    const winner = outcomes.findIndex(({ status }) => status === 200);
    expect(await balanceOf(test.db, id)).toBe(winner % 3 === 0 ? 9000 : 5000);
  });

  it('[R11.2] [R1.4] a friend’s payment that many report is credited once', async () => {
    const { id: memberId } = await newMember();
    const [invited] = await test.db
      .insert(relative)
      .values({ memberId, name: 'Друг', status: 'waiting' })
      .returning();
    const payment = { cost: 10_000 };
    const outcomes = await race(12, `invitations/${invited?.id}/payment`, payment, (index) => ({
      role: index % 2 === 0 ? 'manager' : 'programme',
    }));
    expect(counted(outcomes)).toEqual({ '200 OK': 1, '409 STATUS_NOT_ALLOWED': 11 });
    expect(await balanceOf(test.db, memberId)).toBe(5000 + 100 + 3000);
  });

  it('[R11.2] [R2.18] pieces that staff takes while members buy never become fewer than none', async () => {
    const { lesson } = test.seed;
    const buyers = await Promise.all(Array.from({ length: 6 }, newMember));
    const isLesson = eq(product.id, lesson);
    const [before] = await test.db.select().from(product).where(isLesson);
    await sendAct(test.app, `products/${lesson}/stock`, { difference: 8 - (before?.stock ?? 0) });
    const [taken, bought] = await Promise.all([
      race(8, `products/${lesson}/stock`, { difference: -1 }, () => ({ role: 'programme' })),
      Promise.all(
        buyers.map((buyer) =>
          untilServed(() => buy(test.app, buyer, { prodId: lesson, confirmedPrice: 100 })),
        ),
      ),
    ]);
    const done = [...taken, ...bought].filter(({ status }) => status < 300);
    expect(done).toHaveLength(8);
    const [after] = await test.db.select().from(product).where(isLesson);
    expect(after?.stock).toBe(0);
  });

  it('[R11.3] the audit after these races finds nothing', async () => {
    const damage = await findDamage(test.db);
    expect(Object.entries(damage).filter(([, ids]) => ids.length > 0)).toEqual([]);
  });
});
