import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { sandboxAuditResponse } from '#src/contract/sandbox.ts';
import { createPostgresDatabase } from '#tests/support/database/fresh-database.ts';
import { Operator } from '#tests/support/database/postgres-operator.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { LiveBuyer } from '#tests/support/people/live-buyer.ts';
import { startServer } from '#tests/support/service/server.ts';
import { Browser } from '../../support/people/identity-browser.ts';

const BUYERS = ['student@example.test', 'best-friend@example.test', 'not-student@example.test'];
const COINS = 10_000_000;
const END_EVERY_MS = 500;

const url = await createPostgresDatabase();

it.skipIf(url === null)(
  '[R7.31] a process whose sessions all end twice a second lives on, and places each order once',
  { timeout: SOAK.timeoutMs },
  async () => {
    const env = { SEED_PRODUCTS: '20', SANDBOX: '1', DATABASE_URL: url ?? '' };
    const server = await startServer({ env });
    const operator = new Operator(url ?? '');
    await operator.connect();
    try {
      for (const email of BUYERS) {
        await server.staff.addCoins(email, COINS);
      }
      await operator.run('update product set stock = 1000000');
      const buyers = await Promise.all(
        BUYERS.map(async (email) => {
          const { access_token } = await new Browser(server.origin).signIn(email, 'demo');
          const buyer = new LiveBuyer(server.origin, access_token);
          await buyer.prepare();
          return buyer;
        }),
      );
      const until = performance.now() + SOAK.endedSessionsMs;
      let isOver = false;
      let ended = 0;
      const ending = (async () => {
        while (!isOver) {
          ended += await operator.endSessions();
          await pause(END_EVERY_MS);
        }
      })();
      let failures = 0;
      const placed = await Promise.all(
        buyers.map(async (buyer) => {
          const ids: string[] = [];
          while (performance.now() < until) {
            const intent = buyer.newIntent();
            // A process that ended would refuse every connection from then on.
            while ((await buyer.send(intent)).status !== 201) failures += 1;
            ids.push(intent.requestId);
          }
          return ids;
        }),
      );
      isOver = true;
      await ending;
      expect(ended).toBeGreaterThan(0);
      expect(failures).toBeGreaterThan(0);
      const ids = placed.flat();
      const { rows } = await operator.run(
        `select request_id, count(*)::int as orders from orders
         where request_id in (${ids.map((id) => `'${id}'`).join(',')}) group by 1`,
      );
      expect(rows).toHaveLength(ids.length);
      expect(new Set(rows.map((row: { orders: number }) => row.orders))).toEqual(new Set([1]));
      const found = v.parse(sandboxAuditResponse, await server.sandbox('GET', 'audit'));
      const { balances: _balances, ledgerSums: _sums, ...faults } = found;
      expect(Object.values(faults).flat()).toEqual([]);
      console.log(`sessions ended: ${ended}, orders: ${ids.length}, failed requests: ${failures}`);
    } finally {
      await operator.close();
      await server.stop();
    }
  },
);
