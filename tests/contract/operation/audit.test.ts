import { randomUUID } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auditMoney, findDamage, type Findings } from '#server/audit/audit.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { balanceSnapshot } from '#server/database/schema/programme/balance-snapshot.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { jobRun } from '#server/database/schema/service/job-run.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';
import { JOBS, runWhenDue } from '#server/jobs/jobs.ts';
import { allowLedgerRewrite } from '#server/operations/ledger.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { rewardKey } from '#src/domain/referral/reward.ts';
import { buy } from '#tests/support/people/buy.ts';
import { cancel } from '#tests/support/people/cancel.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

let test: TestApp;
let written: string[];
beforeEach(async () => {
  test = await createTestApp();
  written = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      written.push(String(text));
      return true;
    });
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  await test.close();
});

async function placeOrder(): Promise<number> {
  const purchase = { prodId: test.seed.lesson, confirmedPrice: 100, requestId: randomUUID() };
  const response = await buy(test.app, test.seed.student, purchase);
  return v.parse(orderResponse, await response.json()).order.id;
}

/** An operation of the student that no use case would make. */
const addOperation = (fields: Partial<typeof operation.$inferInsert>) =>
  test.db
    .insert(operation)
    .values({ memberId: test.seed.student.id, operationId: 1, type: 'ORDER', amount: 0, ...fields })
    .returning({ id: operation.id })
    .then(([added]) => Number(added?.id));
/** An invitation of the student that did not come the usual way. */
const addInvitation = ({
  status,
  ...fields
}: Partial<typeof relative.$inferInsert> & Pick<typeof relative.$inferInsert, 'status'>) =>
  test.db
    .insert(relative)
    .values({ memberId: test.seed.student.id, name: 'Друг', status, ...fields })
    .returning({ id: relative.id })
    .then(([added]) => Number(added?.id));
const run = (statement: SQL) => test.db.execute(statement);
/** The first value of the first row. */
const valueOf = async (statement: SQL) => {
  const { rows } = (await run(statement)) as { rows: Record<string, unknown>[] };
  return Object.values(rows[0] ?? {})[0];
};

/** Changes what the ledger says of the past, as somebody with the database's password could. */
const rewrite = (statement: SQL) =>
  test.db.transaction(async (tx) => {
    await allowLedgerRewrite(tx);
    await tx.execute(statement);
  });

type Damage = { [K in keyof Findings]?: Findings[K][number] };

/** Each damages a database in order and returns what the audit must find. */
const PLANTED: Readonly<Record<string, () => Promise<Damage>>> = {
  'a balance below zero': async () => {
    await addOperation({ type: 'WELCOME', amount: -1_000_000 });
    return { negativeBalances: test.seed.student.id };
  },
  'an operation that was changed': async () => {
    await rewrite(
      sql`update operation set amount = amount + 1 where member_id = ${test.seed.student.id}`,
    );
    return { changedBalances: test.seed.student.id };
  },
  'operations that were deleted and came to nothing': async () => {
    await rewrite(sql`update operation set amount = 0 where member_id = ${test.seed.student.id}`);
    await test.db.delete(balanceSnapshot);
    await auditMoney(test.db, NOW);
    await rewrite(sql`delete from operation where member_id = ${test.seed.student.id}`);
    return { changedBalances: test.seed.student.id };
  },
  'less than no stock': async () => {
    await run(sql`alter table product drop constraint product_stock`);
    await run(sql`update product set stock = -1 where id = ${test.seed.mug}`);
    return { negativeStock: test.seed.mug };
  },
  'a piece that no order took': async () => {
    await run(sql`update product set stock = stock - 1 where id = ${test.seed.mug}`);
    return { changedStock: test.seed.mug };
  },
  'an order that took no piece': async () => {
    await placeOrder();
    await run(sql`update product set stock = stock + 1 where id = ${test.seed.lesson}`);
    return { changedStock: test.seed.lesson };
  },
  'a cancelled order that returned its piece twice': async () => {
    await cancel(test.app, test.seed.student, await placeOrder());
    await run(sql`update product set stock = stock + 1 where id = ${test.seed.lesson}`);
    return { changedStock: test.seed.lesson };
  },
  'two orders of one request': async () => {
    const id = await placeOrder();
    await run(sql`drop index orders_request`);
    await run(sql`insert into orders (member_id, request_id, status, kind, comment, description, prod_id, product_name, price)
      select member_id, request_id, status, kind, comment, description, prod_id, product_name, price from orders where id = ${id}`);
    const requestId = await valueOf(sql`select request_id from orders where id = ${id}`);
    return { duplicateRequestIds: String(requestId) };
  },
  'an order without a charge': async () => {
    const id = await placeOrder();
    await rewrite(sql`delete from operation where order_id = ${id}`);
    return { ordersWithoutCharge: id };
  },
  'an order with a charge of another price': async () => {
    const id = await placeOrder();
    await rewrite(sql`update operation set amount = -99 where order_id = ${id}`);
    return { ordersWithoutCharge: id };
  },
  'an order that is charged twice': async () => {
    const orderId = await placeOrder();
    await run(sql`drop index operation_order`);
    await addOperation({ orderId, amount: -100 });
    return { ordersWithoutCharge: orderId };
  },
  'an order that another member paid': async () => {
    const orderId = await placeOrder();
    await rewrite(
      sql`update operation set member_id = ${test.seed.notStudent.id} where order_id = ${orderId}`,
    );
    return { ordersWithoutCharge: orderId };
  },
  'a charge without an order': async () => ({
    chargesWithoutOrder: await addOperation({ amount: -100 }),
  }),
  'a cancelled order without a refund': async () => {
    const id = await placeOrder();
    await run(sql`update orders set status = 'CANCELLED' where id = ${id}`);
    return { cancelledWithoutRefund: id, ordersOffHistory: id };
  },
  'an order that is refunded twice': async () => {
    const orderId = await placeOrder();
    expect((await cancel(test.app, test.seed.student, orderId)).status).toBe(200);
    await run(sql`drop index operation_order`);
    await addOperation({ orderId, type: 'CANCEL_ORDER', amount: 100 });
    return { cancelledWithoutRefund: orderId };
  },
  'a refund of an order that is not cancelled': async () => {
    const orderId = await placeOrder();
    return {
      refundsWithoutCancellation: await addOperation({
        orderId,
        type: 'CANCEL_ORDER',
        amount: 100,
      }),
    };
  },
  'a refund without an order': async () => ({
    refundsWithoutCancellation: await addOperation({ type: 'CANCEL_ORDER', amount: 100 }),
  }),
  'a refund to another member': async () => {
    const orderId = await placeOrder();
    await cancel(test.app, test.seed.student, orderId);
    const refund = await valueOf(sql`select id from operation where type = 'CANCEL_ORDER'`);
    await rewrite(
      sql`update operation set member_id = ${test.seed.notStudent.id} where type = 'CANCEL_ORDER'`,
    );
    return { refundsWithoutCancellation: Number(refund) };
  },
  'a status that the history lacks': async () => {
    const id = await placeOrder();
    await run(sql`update orders set status = 'DELIVERED' where id = ${id}`);
    return { ordersOffHistory: id };
  },
  'a reward that was given twice': async () => {
    await run(sql`drop index operation_once`);
    for (let times = 0; times < 2; times += 1) {
      await addOperation({ type: 'BIRTHDAY', amount: 50, once: 'BIRTHDAY:2026' });
    }
    return { repeatedRewards: `${test.seed.student.id} BIRTHDAY:2026` };
  },
  'a paid invitation without its coins': async () => {
    const coins = { cost: 100_000, reward: 5000, sharePercent: 5 };
    return { unpaidInvitations: await addInvitation({ status: 'paid', ...coins }) };
  },
  'coins for a friend whose invitation is not paid': async () => {
    const id = await addInvitation({ status: 'working' });
    return {
      rewardsWithoutInvitation: await addOperation({
        type: 'ACADEM_ORDER',
        amount: 5000,
        once: rewardKey.payment(id),
      }),
    };
  },
  'coins for another member’s friend': async () => {
    const id = await addInvitation({ memberId: test.seed.notStudent.id, status: 'waiting' });
    return {
      rewardsWithoutInvitation: await addOperation({
        type: 'FRIEND',
        amount: 100,
        once: rewardKey.registration(id),
      }),
    };
  },
  'a welcome bonus that no phone earned': async () => ({
    welcomesWithoutPhone: await addOperation({
      type: 'WELCOME',
      amount: 250,
      once: rewardKey.welcome(1),
    }),
  }),
};

describe('[R2.18] [R7.31] the audit of money', () => {
  /** Kinds that the tests before have planted. */
  const known = new Set<string>();

  it('finds nothing in a database in order, also while it changes', async () => {
    const counts = await auditMoney(test.db, NOW);
    expect(Object.values(counts)).toEqual(Object.values(counts).map(() => 0));
    const cancelled = await placeOrder();
    await placeOrder();
    await cancel(test.app, test.seed.student, cancelled);
    expect(await auditMoney(test.db, NOW)).toEqual(counts);
    expect(await auditMoney(test.db, NOW)).toEqual(counts);
    expect(written.filter((line) => line.includes('audit of money found'))).toEqual([]);
  });

  it.each(Object.keys(PLANTED))('finds %s, and says so in the log', async (name) => {
    await auditMoney(test.db, NOW);
    const planted = Object.entries((await PLANTED[name]?.()) ?? {});
    expect(planted.length).toBeGreaterThan(0);
    for (const [kind] of planted) known.add(kind);
    const found = await findDamage(test.db);
    for (const [kind, id] of planted) expect(found[kind as keyof Findings]).toEqual([id]);
    written = [];
    const counts = await auditMoney(test.db, NOW);
    const alarms = written.filter((line) => line.includes('The audit of money found damage: '));
    const events = written.filter((line) => line.startsWith('audit '));
    expect([alarms.length, events.length]).toEqual([1, 1]);
    for (const [kind, id] of planted) {
      expect(counts[kind]).toBe(1);
      expect(alarms[0]).toContain(kind);
      expect(JSON.parse(events[0]?.slice('audit '.length) ?? '')).toMatchObject({
        [kind]: 1,
        ids: { [kind]: [id] },
      });
    }
    expect(written.join('')).not.toContain('example.test');
  });

  it('has no kind of damage that is not planted here', async () => {
    expect([...known].toSorted()).toEqual(Object.keys(await findDamage(test.db)).toSorted());
  });

  it('finds a change of the past again until the operator deletes the snapshot', async () => {
    await auditMoney(test.db, NOW);
    await PLANTED['an operation that was changed']?.();
    await placeOrder();
    for (const round of [1, 2]) {
      expect((await auditMoney(test.db, NOW))['changedBalances'], `round ${round}`).toBe(1);
    }
    await test.db.delete(balanceSnapshot).where(eq(balanceSnapshot.memberId, test.seed.student.id));
    expect((await auditMoney(test.db, NOW))['changedBalances']).toBe(0);
    expect((await auditMoney(test.db, NOW))['changedBalances']).toBe(0);
  });

  it('counts a product again when the operator has added pieces and deleted the old count', async () => {
    await auditMoney(test.db, NOW);
    await run(sql`update product set stock = stock + 10 where id = ${test.seed.mug}`);
    await test.db.delete(stockSnapshot).where(eq(stockSnapshot.prodId, test.seed.mug));
    expect((await auditMoney(test.db, NOW))['changedStock']).toBe(0);
    await run(sql`update product set stock = stock + 1 where id = ${test.seed.mug}`);
    expect((await auditMoney(test.db, NOW))['changedStock']).toBe(1);
  });

  it('runs as a job of the service, which keeps what it found', async () => {
    const job = JOBS.find(({ name }) => name === 'audit');
    if (!job) throw new Error('there is no such job');
    await PLANTED['a charge without an order']?.();
    expect(await runWhenDue(test.db, job, NOW)).toBe(true);
    const [row] = await test.db.select().from(jobRun).where(eq(jobRun.name, 'audit'));
    expect(row?.counts).toMatchObject({ chargesWithoutOrder: 1, negativeBalances: 0 });
    expect(row?.succeededAt).toBeInstanceOf(Date);
  });
});
