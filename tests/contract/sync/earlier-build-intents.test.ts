import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#src/data/db/area/database.ts';
import { declareVersions } from '#src/data/db/area/versions.ts';
import { session } from '#src/state/session/session.ts';
import { TestBuyer } from '#tests/support/people/test-buyer.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

const buyer = new TestBuyer();
const { buy, expectOneOrder, stored, untilResolved } = buyer;

/** Replaces the open database by one that an earlier build wrote, with these rows of its outbox. */
async function restoreEarlierDatabase(rows: readonly object[]): Promise<void> {
  const name = session.member?.databaseName ?? '';
  closeDatabase();
  await Dexie.delete(name);
  const db = new Dexie(name);
  declareVersions(db);
  await db.table('outbox').bulkAdd(rows);
  db.close();
}

test.for(['lost-before', 'lost-after'] as const)(
  '[R7.31] [R9.9] a purchase that an earlier build left without a response (%s) is placed and charged once',
  async (fault) => {
    buyer.faults = [fault];
    const { body, ...kept } = await buy();
    const { confirmedPrice, confirmedAt, ...request } = body;
    await restoreEarlierDatabase([
      {
        ...kept,
        state: 'unknown',
        body: request,
        confirmedAmount: confirmedPrice,
        confirmedAt,
        orderId: null,
        isTold: false,
      },
    ]);
    expect(await openDatabase(session.member?.databaseName ?? '')).toBe('device');
    expect(await stored()).toMatchObject([{ requestId: kept.requestId, state: 'waiting' }]);
    await untilResolved();
    await expectOneOrder();
    expect(buyer.sent).toHaveLength(2);
    expect(buyer.sent[1]).toEqual(buyer.sent[0]);
  },
);
