import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#server/sandbox/audit.ts';
import { recordChange, takeChanges } from '#server/store/changes.ts';
import { allowLedgerRewrite, balanceOf } from '#server/store/ledger.ts';
import { operation } from '#server/store/schema/operation.ts';
import { orders } from '#server/store/schema/order.ts';
import { readBody } from '#tests/support/buy.ts';
import { testDatabases } from '#tests/support/databases.ts';
import {
  sendOnePurchaseOften,
  spendCoinsForOne,
  takeLastPiece,
  takeTickets,
  wonBy,
} from '#tests/support/races.ts';
import { addMember } from '#tests/support/small-seed.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('races on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.close());

  it('[R9.9][R7.31] one hundred sendings of one purchase make one order and one charge', async () => {
    const { buyer, answers } = await sendOnePurchaseOften(test);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(1);
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R2.18] fifty purchases with coins for one: one succeeds, the others hear why', async () => {
    const race = await spendCoinsForOne(test);
    const refused = race.answers.filter((answer) => answer.status === 409);
    expect(wonBy(race)).toBe(1);
    expect(refused).toHaveLength(49);
    for (const answer of refused) {
      const body = await readBody(answer);
      expect(body.errorCode).toBe('INSUFFICIENT_COINS');
      expect(body.details).toMatchObject({ price: 100, balance: 0 });
    }
    expect(await balanceOf(test.db, race.buyer.id)).toBe(0);
  });

  it('[R2.18] ten people race for the last piece: one gets it', async () => {
    const race = await takeLastPiece(test);
    expect(wonBy(race)).toBe(1);
    const codes = await Promise.all(
      race.answers
        .filter((answer) => answer.status !== 201)
        .map(async (answer) => (await readBody(answer)).errorCode),
    );
    expect(codes).toEqual(Array.from({ length: 9 }, () => 'OUT_OF_STOCK'));
  });

  it('[R2.18] one person races for tickets: the limit of one holds', async () => {
    expect(wonBy(await takeTickets(test))).toBe(1);
  });

  it('[R7.11] tabs of one session that ask together hear of each change once', async () => {
    const { id: memberId } = await addMember(test.db, 'tabs@example.test', {
      coins: 0,
      isStudent: false,
    });
    const ask = () => takeChanges(test.db, { sid: 'phone', memberId, authTime: 0 });
    await ask();
    for (let told = 0; told < 5; told += 1) {
      await test.db.transaction((tx) => recordChange(tx, memberId, 'cards'));
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      expect(answers.flat()).toEqual(['cards']);
    }
  });

  it('[R3.3] the ledger refuses to be rewritten or deleted', async () => {
    const rewrite = test.db.update(operation).set({ amount: 1_000_000 });
    await expect(rewrite).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') as string },
    });
    await expect(test.db.delete(operation).where(eq(operation.id, 1))).rejects.toThrow();
  });

  it('[R3.3] only a transaction that says so may rewrite the ledger, and the next may not', async () => {
    const rollback = new Error('rolled back by the test');
    const attempt = test.db.transaction(async (tx) => {
      await allowLedgerRewrite(tx);
      await tx.delete(operation).where(eq(operation.id, 1));
      throw rollback;
    });
    await expect(attempt).rejects.toBe(rollback);
    await expect(test.db.delete(operation).where(eq(operation.id, 1))).rejects.toThrow();
  });

  it('[R2.18] after all that the audit finds nothing', async () => {
    const found = await audit(test.db);
    expect(found.negativeBalances).toEqual([]);
    expect(found.negativeStock).toEqual([]);
    expect(found.duplicateRequestIds).toEqual([]);
    expect(found.ordersWithoutCharge).toEqual([]);
  });
});
