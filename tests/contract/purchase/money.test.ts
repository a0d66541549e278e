import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operation } from '#server/database/schema/programme/operation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { allowLedgerRewrite, balanceOf } from '#server/operations/ledger.ts';
import { recordChange, takeChanges } from '#server/tracking/changes.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import {
  sendOnePurchaseManyTimes,
  buyWithCoinsForOne,
  raceForLastPiece,
  raceForTickets,
  countSuccesses,
} from '#tests/support/service/races.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

const databases = await testDatabases();

describe.each(databases)('races on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  it('[R9.9][R7.31] a purchase that is sent a hundred times makes one order and one charge', async () => {
    const { buyer, responses } = await sendOnePurchaseManyTimes(test);
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(bodies).size).toBe(1);
    expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(1);
    expect(await balanceOf(test.db, buyer.id)).toBe(4900);
  });

  it('[R2.18] of fifty purchases with coins for one, one succeeds and the others are refused with the reason', async () => {
    const race = await buyWithCoinsForOne(test);
    const refused = race.responses.filter((response) => response.status === 409);
    expect(countSuccesses(race)).toBe(1);
    expect(refused).toHaveLength(49);
    for (const response of refused) {
      const body = await readBody(response);
      expect(body.errorCode).toBe('INSUFFICIENT_COINS');
      expect(body.details).toMatchObject({ price: 100, balance: 0 });
    }
    expect(await balanceOf(test.db, race.buyer.id)).toBe(0);
  });

  it('[R2.18] of ten members who buy the last piece at once, one gets it', async () => {
    const race = await raceForLastPiece(test);
    expect(countSuccesses(race)).toBe(1);
    const codes = await Promise.all(
      race.responses
        .filter((response) => response.status !== 201)
        .map(async (response) => (await readBody(response)).errorCode),
    );
    expect(codes).toEqual(Array.from({ length: 9 }, () => 'OUT_OF_STOCK'));
  });

  it('[R2.18] of eight tickets that one member buys at once, the limit allows one', async () => {
    expect(countSuccesses(await raceForTickets(test))).toBe(1);
  });

  it('[R7.11] of eight tabs of one session that poll at once, one gets each change', async () => {
    const { id: memberId } = await addMember(test.db, 'tabs@example.test', {
      coins: 0,
      isStudent: false,
    });
    const poll = () => takeChanges(test.db, { sid: 'phone', memberId, authTime: 0 });
    await poll();
    for (let round = 0; round < 5; round += 1) {
      await test.db.transaction((tx) => recordChange(tx, memberId, 'cards'));
      const responses = await Promise.all(Array.from({ length: 8 }, poll));
      expect(responses.flat()).toEqual(['cards']);
    }
  });

  it('[R3.3] the database refuses to change or delete ledger rows', async () => {
    const rewrite = test.db.update(operation).set({ amount: 1_000_000 });
    await expect(rewrite).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') as string },
    });
    await expect(test.db.delete(operation).where(eq(operation.id, 1))).rejects.toThrow();
  });

  it('[R3.3] a transaction that allows rewriting the ledger does not allow it for the next one', async () => {
    const rollback = new Error('rolled back by the test');
    const attempt = test.db.transaction(async (tx) => {
      await allowLedgerRewrite(tx);
      await tx.delete(operation).where(eq(operation.id, 1));
      throw rollback;
    });
    await expect(attempt).rejects.toBe(rollback);
    await expect(test.db.delete(operation).where(eq(operation.id, 1))).rejects.toThrow();
  });

  it('[R2.18] the audit after these races finds no mistake', async () => {
    const auditResult = await audit(test.db);
    expect(auditResult.negativeBalances).toEqual([]);
    expect(auditResult.negativeStock).toEqual([]);
    expect(auditResult.duplicateRequestIds).toEqual([]);
    expect(auditResult.ordersWithoutCharge).toEqual([]);
  });
});
