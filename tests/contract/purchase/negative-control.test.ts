import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureLog } from '#server/config/log.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import {
  sendOnePurchaseManyTimes,
  buyWithCoinsForOne,
  raceForLastPiece,
  raceForTickets,
  countSuccesses,
  type Race,
} from '#tests/support/service/races.ts';
import { createPostgresApp, type TestApp } from '#tests/support/service/test-app.ts';

/** The safeguards of the service that the current test disables, and how often one was skipped. */
const disabled = vi.hoisted(() => ({ memberLock: false, stockCondition: false, skips: 0 }));

vi.mock('#server/members/members.ts', async (load) => {
  const real = await load<typeof import('#server/members/members.ts')>();
  return {
    ...real,
    lockMember: (...parameters: Parameters<typeof real.lockMember>) => {
      if (!disabled.memberLock) return real.lockMember(...parameters);
      disabled.skips += 1;
      return Promise.resolve();
    },
    lockMemberByEmail: (...parameters: Parameters<typeof real.lockMemberByEmail>) => {
      if (!disabled.memberLock) return real.lockMemberByEmail(...parameters);
      disabled.skips += 1;
      return real.findMember(...parameters);
    },
  };
});
vi.mock('drizzle-orm', async (load) => {
  const real = await load<typeof import('drizzle-orm')>();
  const { product } = await import('#server/database/schema/shop/product.ts');
  return {
    ...real,
    gt: (...parameters: Parameters<typeof real.gt>) => {
      if (!disabled.stockCondition || (parameters[0] as unknown) !== product.stock) {
        return real.gt(...parameters);
      }
      disabled.skips += 1;
      return real.sql`true`;
    },
  };
});

const postgresUrl = await createPostgresDatabase();

/** A race fails only with luck in the timing, so it is repeated up to this many times. */
const MAX_ROUNDS = 15;

/** Repeats a race until it fails; returns the number of that round, or null when no round fails. */
async function firstFailedRound(
  run: () => Promise<Race>,
  hasFailed: (race: Race) => Promise<boolean>,
) {
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    if (await hasFailed(await run())) return round;
  }
  return null;
}

describe.skipIf(postgresUrl === null)('negative control of the money races', () => {
  let test: TestApp;
  beforeAll(async () => {
    if (postgresUrl === null) return;
    // The deliberate faults would print many stack traces.
    configureLog({ isJson: true, level: 'silent' });
    // With `public` first, a function there can replace PostgreSQL's own lock function.
    const options = encodeURIComponent('-c search_path=public,pg_catalog');
    test = await createPostgresApp(`${postgresUrl}?options=${options}`);
  });
  afterEach(() => {
    Object.assign(disabled, { memberLock: false, stockCondition: false, skips: 0 });
  });
  afterAll(() => test?.close());

  const hasSeveralSuccesses = async (race: Race) => countSuccesses(race) > 1;

  it('[R2.18][R7.31] with all safeguards one purchase succeeds in each race', async () => {
    let races = 0;
    for (const run of [buyWithCoinsForOne, raceForLastPiece, raceForTickets]) {
      for (let round = 0; round < 3; round += 1) {
        expect(countSuccesses(await run(test))).toBe(1);
        races += 1;
      }
    }
    console.log(`races with one success: ${races}`);
    const { buyer, responses } = await sendOnePurchaseManyTimes(test);
    expect(countSuccesses({ responses })).toBe(100);
    expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(1);
    const { balances: _balances, ledgerSums: _sums, ...faults } = await audit(test.db);
    expect(Object.values(faults).flat()).toEqual([]);
  });

  it('[R2.18] without the member’s lock a member buys more than their coins allow, and the audit finds it', async () => {
    disabled.memberLock = true;
    expect(
      await firstFailedRound(() => buyWithCoinsForOne(test), hasSeveralSuccesses),
    ).not.toBeNull();
    expect(disabled.skips).toBeGreaterThan(0);
    expect((await audit(test.db)).negativeBalances).not.toEqual([]);
  });

  it('[R2.16] without the member’s lock the ticket limit does not hold', async () => {
    disabled.memberLock = true;
    expect(await firstFailedRound(() => raceForTickets(test), hasSeveralSuccesses)).not.toBeNull();
  });

  it('[R2.18] without the stock condition the database constraint refuses to sell more than the stock', async () => {
    disabled.stockCondition = true;
    const hasServerError = async ({ responses }: Race) =>
      responses.some(({ status }) => status >= 500);
    expect(await firstFailedRound(() => raceForLastPiece(test), hasServerError)).not.toBeNull();
    expect(disabled.skips).toBeGreaterThan(0);
    expect((await audit(test.db)).negativeStock).toEqual([]);
  });

  it('[R2.18] without condition and constraint the last piece is sold twice, and with the condition only once', async () => {
    await test.db.execute(sql`alter table product drop constraint product_stock`);
    disabled.stockCondition = true;
    expect(
      await firstFailedRound(() => raceForLastPiece(test), hasSeveralSuccesses),
    ).not.toBeNull();
    disabled.stockCondition = false;
    expect(await firstFailedRound(() => raceForLastPiece(test), hasSeveralSuccesses)).toBeNull();
  });

  it('[R7.31] without the lock on the request id the unique indexes refuse a second order', async () => {
    await test.db.execute(
      sql`create function public.pg_advisory_xact_lock(bigint) returns void language sql as ''`,
    );
    const hasServerError = async ({ responses }: Race) =>
      responses.some(({ status }) => status >= 500);
    const failedRound = await firstFailedRound(async () => {
      const race = await sendOnePurchaseManyTimes(test);
      expect(await test.db.$count(orders, eq(orders.memberId, race.buyer.id))).toBe(1);
      return race;
    }, hasServerError);
    expect(failedRound).not.toBeNull();
  });

  it('[R7.31] without locks and indexes one purchase is charged several times, and the audit finds it', async () => {
    // Under it the service looks for an order of the same request id.
    disabled.memberLock = true;
    await test.db.execute(sql`drop index orders_request`);
    await test.db.execute(
      sql`alter table idempotent_request drop constraint idempotent_request_subject_request_id_pk`,
    );
    const failedRound = await firstFailedRound(
      () => sendOnePurchaseManyTimes(test),
      async ({ buyer }) => (await test.db.$count(orders, eq(orders.memberId, buyer.id))) > 1,
    );
    expect(failedRound).not.toBeNull();
    expect((await audit(test.db)).duplicateRequestIds).not.toEqual([]);
  });
});
