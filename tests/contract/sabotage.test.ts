import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureLog } from '#server/log.ts';
import { audit } from '#server/sandbox/audit.ts';
import { orders } from '#server/store/schema/order.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import {
  sendOnePurchaseOften,
  spendCoinsForOne,
  takeLastPiece,
  takeTickets,
  wonBy,
  type Race,
} from '#tests/support/races.ts';
import { createPostgresApp, type TestApp } from '#tests/support/test-app.ts';

/** What is taken away from the service in this file, and how often that was felt. */
const sabotage = vi.hoisted(() => ({ memberLock: false, stockCondition: false, felt: 0 }));

vi.mock('#server/store/members.ts', async (load) => {
  const real = await load<typeof import('#server/store/members.ts')>();
  return {
    ...real,
    lockMember: (...given: Parameters<typeof real.lockMember>) => {
      if (!sabotage.memberLock) return real.lockMember(...given);
      sabotage.felt += 1;
      return Promise.resolve();
    },
  };
});
vi.mock('drizzle-orm', async (load) => {
  const real = await load<typeof import('drizzle-orm')>();
  const { product } = await import('#server/store/schema/product.ts');
  return {
    ...real,
    gt: (...given: Parameters<typeof real.gt>) => {
      if (!sabotage.stockCondition || (given[0] as unknown) !== product.stock) {
        return real.gt(...given);
      }
      sabotage.felt += 1;
      return real.sql`true`;
    },
  };
});

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** A race is lost by chance alone: it is run again until it is, so many times. */
const ROUNDS = 15;

async function firstLost(run: () => Promise<Race>, isLost: (race: Race) => Promise<boolean>) {
  for (let round = 1; round <= ROUNDS; round += 1) {
    if (await isLost(await run())) return round;
  }
  return null;
}

describe.skipIf(postgres === null)('the races on money are worth something', () => {
  let test: TestApp;
  beforeAll(async () => {
    if (!postgres) return;
    // What is broken on purpose would fill the screen with traces.
    configureLog({ isJson: true, level: 'silent' });
    // Its own functions go before the database's: a shadow can take a lock's place.
    const options = encodeURIComponent('-c search_path=public,pg_catalog');
    test = await createPostgresApp(`${postgres.url}?options=${options}`);
  });
  afterEach(() => {
    Object.assign(sabotage, { memberLock: false, stockCondition: false, felt: 0 });
  });
  afterAll(() => test?.close());

  const manyWin = async (race: Race) => wonBy(race) > 1;

  it('[R2.18][R7.31] with everything in its place each is won by one', async () => {
    let won = 0;
    for (const run of [spendCoinsForOne, takeLastPiece, takeTickets]) {
      for (let round = 0; round < 3; round += 1) {
        expect(wonBy(await run(test))).toBe(1);
        won += 1;
      }
    }
    console.log(`races won by one: ${won}`);
    const { buyer, answers } = await sendOnePurchaseOften(test);
    expect(wonBy({ answers })).toBe(100);
    expect(await test.db.$count(orders, eq(orders.memberId, buyer.id))).toBe(1);
    const { balances: _balances, ledgerSums: _sums, ...faults } = await audit(test.db);
    expect(Object.values(faults).flat()).toEqual([]);
  });

  it('[R2.18] without the member’s lock coins for one buy several, and the audit says so', async () => {
    sabotage.memberLock = true;
    expect(await firstLost(() => spendCoinsForOne(test), manyWin)).not.toBeNull();
    expect(sabotage.felt).toBeGreaterThan(0);
    expect((await audit(test.db)).negativeBalances).not.toEqual([]);
  });

  it('[R2.16] without the member’s lock the ticket limit does not hold', async () => {
    sabotage.memberLock = true;
    expect(await firstLost(() => takeTickets(test), manyWin)).not.toBeNull();
  });

  it('[R2.18] without the condition on the stock the database’s own check refuses', async () => {
    sabotage.stockCondition = true;
    const broken = async ({ answers }: Race) => answers.some(({ status }) => status >= 500);
    expect(await firstLost(() => takeLastPiece(test), broken)).not.toBeNull();
    expect(sabotage.felt).toBeGreaterThan(0);
    expect((await audit(test.db)).negativeStock).toEqual([]);
  });

  it('[R2.18] without condition and check the last piece is sold twice, and the audit says so', async () => {
    await test.db.execute(sql`alter table product drop constraint product_stock`);
    sabotage.stockCondition = true;
    expect(await firstLost(() => takeLastPiece(test), manyWin)).not.toBeNull();
    sabotage.stockCondition = false;
    expect(await firstLost(() => takeLastPiece(test), manyWin)).toBeNull();
  });

  it('[R7.31] without the key’s lock the unique indexes refuse a second order', async () => {
    await test.db.execute(
      sql`create function public.pg_advisory_xact_lock(bigint) returns void language sql as ''`,
    );
    const broken = async ({ answers }: Race) => answers.some(({ status }) => status >= 500);
    const lost = await firstLost(async () => {
      const race = await sendOnePurchaseOften(test);
      expect(await test.db.$count(orders, eq(orders.memberId, race.buyer.id))).toBe(1);
      return race;
    }, broken);
    expect(lost).not.toBeNull();
  });

  it('[R7.31] without lock and indexes one purchase is charged several times, and the audit says so', async () => {
    await test.db.execute(sql`drop index orders_request`);
    await test.db.execute(
      sql`alter table idempotent_request drop constraint idempotent_request_subject_request_id_pk`,
    );
    const lost = await firstLost(
      () => sendOnePurchaseOften(test),
      async ({ buyer }) => (await test.db.$count(orders, eq(orders.memberId, buyer.id))) > 1,
    );
    expect(lost).not.toBeNull();
    expect((await audit(test.db)).duplicateRequestIds).not.toEqual([]);
  });
});
