import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPostgres } from '#server/database/db.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { product } from '#server/database/schema/shop/product.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { Operator } from '#tests/support/database/postgres-operator.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { buy } from '#tests/support/people/buy.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createPostgresApp, type TestApp } from '#tests/support/service/test-app.ts';

// An error of a connection that nobody listens to ends the process; here Vitest fails the run with it.

const url = await createPostgresDatabase();
/** Any number that the service does not lock. */
const HELD_LOCK = 77;
const TERMINATE_EVERY_MS = 500;

describe.skipIf(url === null)('connections that the database ends', () => {
  let test: TestApp;
  let operator: Operator;
  beforeAll(async () => {
    test = await createPostgresApp(url ?? '');
    operator = new Operator(url ?? '');
    await operator.connect();
  });
  afterAll(async () => {
    await operator.close();
    await test.close();
  });

  const lesson = () => ({
    prodId: test.seed.lesson,
    confirmedPrice: 100,
    requestId: randomUUID(),
  });
  const ordersOf = (requestId: string) => test.db.$count(orders, eq(orders.requestId, requestId));

  it('[R7.31] an order whose session ends between its statements begins again and is placed once', async () => {
    const purchase = lesson();
    await operator.run('begin');
    await operator.run(`select from product where id = ${purchase.prodId} for update`);
    const broken = buy(test.app, test.seed.student, purchase);
    await operator.untilWaiting('');
    expect(await operator.endSessions()).toBeGreaterThan(0);
    await operator.run('rollback');
    expect((await broken).status).toBe(201);
    expect((await buy(test.app, test.seed.student, purchase)).status).toBe(201);
    expect(await ordersOf(purchase.requestId)).toBe(1);
  });

  it('[R7.31] an order whose session ends at its COMMIT looks under its id and is placed once', async () => {
    await operator.run(`
      create function wait_at_commit() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${HELD_LOCK}); return null; end $$;
      create constraint trigger wait_at_commit after insert on orders
        deferrable initially deferred for each row execute function wait_at_commit();
      select pg_advisory_lock(${HELD_LOCK})`);
    const purchase = lesson();
    const broken = buy(test.app, test.seed.student, purchase);
    await operator.untilWaiting('commit');
    expect(await operator.endSessions()).toBeGreaterThan(0);
    await operator.run(
      `select pg_advisory_unlock(${HELD_LOCK}); drop function wait_at_commit cascade`,
    );
    expect((await broken).status).toBe(201);
    expect((await buy(test.app, test.seed.student, purchase)).status).toBe(201);
    expect(await ordersOf(purchase.requestId)).toBe(1);
  });

  it('a migration whose session ends is done again, and the service opens', async () => {
    const shared = inject('sharedPostgres');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await operator.run(`create database ${name}`);
    const address = new URL(name, shared?.url).href;
    const other = new Operator(address);
    await other.connect();
    await other.run(`
      create function wait_at_table() returns event_trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${HELD_LOCK}); end $$;
      create event trigger wait_at_table on ddl_command_start when tag in ('CREATE INDEX')
        execute function wait_at_table();
      select pg_advisory_lock(${HELD_LOCK})`);
    const opening = openPostgres(address);
    await other.untilWaiting('create%index');
    expect(await other.endSessions()).toBeGreaterThan(0);
    await other.run(`select pg_advisory_unlock(${HELD_LOCK})`);
    const { db, close } = await opening;
    expect(await db.$count(product)).toBe(0);
    await close();
    await other.close();
  });

  it('[R7.31] no order is lost or doubled while all sessions end twice a second', async () => {
    const buyers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        addMember(test.db, `patient${index}@example.test`, { coins: 1_000_000, isStudent: true }),
      ),
    );
    await test.db.update(product).set({ stock: sql`1000000` });
    const until = performance.now() + SOAK.endedSessionsMs;
    let isOver = false;
    let ended = 0;
    const ending = (async () => {
      while (!isOver) {
        ended += await operator.endSessions();
        await pause(TERMINATE_EVERY_MS);
      }
    })();
    const refused = new Set<number>();
    const placedBy = await Promise.all(
      buyers.map(async (buyer) => {
        const placed: string[] = [];
        while (performance.now() < until) {
          const purchase = lesson();
          let { status } = await buy(test.app, buyer, purchase);
          while (status !== 201) {
            refused.add(status);
            ({ status } = await buy(test.app, buyer, purchase));
          }
          placed.push(purchase.requestId);
        }
        return placed;
      }),
    );
    isOver = true;
    await ending;
    expect(ended).toBeGreaterThan(0);
    // An order may meet two ended sessions.
    expect([...refused].filter((status) => status !== 503)).toEqual([]);
    for (const [index, buyer] of buyers.entries()) {
      const rows = await test.db.select().from(orders).where(eq(orders.memberId, buyer.id));
      const placed = placedBy[index] ?? [];
      expect(rows).toHaveLength(placed.length);
      expect(new Set(rows.map(({ requestId }) => requestId))).toEqual(new Set(placed));
      expect(await balanceOf(test.db, buyer.id)).toBe(1_000_000 - 100 * rows.length);
    }
    expect(await audit(test.db)).toMatchObject({
      negativeBalances: [],
      duplicateRequestIds: [],
      ordersWithoutCharge: [],
    });
  });
});
