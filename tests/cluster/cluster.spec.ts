import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, test } from '@playwright/test';
import pg from 'pg';
import { findDamage } from '#server/audit/audit.ts';
import { buildWhenStale } from '#server/build-app.ts';
import { openPostgres } from '#server/database/db.ts';
import {
  beginPurchase,
  confirmButton,
  openProduct,
  readOutcome,
} from '#tests/e2e/support/members/buying.ts';
import { openSignedIn } from '#tests/e2e/support/members/sign-in.ts';
import { readPurchases } from '#tests/e2e/support/members/stored-purchases.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { SOAK } from '#tests/support/database/soak.ts';
import { findProgram } from '#tests/support/database/system-tools.ts';
import { seededRandom } from '#tests/support/faults/seeded-random.ts';
import { LIMITS } from '#tests/support/limits.ts';
import { Customers } from '#tests/support/people/customers.ts';
import { Staff } from '#tests/support/people/staff.ts';
import { type ServerProcess, spawnServer } from '#tests/support/service/server-process.ts';
import { Cluster } from './cluster.ts';
import { CLUSTER_FAULTS, type ClusterFault } from './faults.ts';

const SEED = 18;
/** The longest time without writes, in ms: Patroni's ttl, which a silent leader stays the leader, and 5 s. */
const MAX_GAP_MS = (20 + 5) * 1000;
const COINS = 10_000_000;
/** A member who watches, and the product that nobody else buys. */
const WATCHER = { account: 'best-friend', product: 101 };

const lacking = ['etcd', 'patroni', 'haproxy', 'pgbouncer'].filter(
  (name) => findProgram([name]) === null,
);
test.skip(lacking.length > 0, `Not installed here: ${lacking.join(', ')}`);

/** Each fault so many times, in an order of the seed. */
function plan(rounds: number): ClusterFault[] {
  const { below } = seededRandom(SEED);
  const names = Object.keys(CLUSTER_FAULTS) as ClusterFault[];
  return Array.from({ length: rounds }, () => names)
    .flat()
    .map((name) => ({ name, place: below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ name }) => name);
}

const giveCoins = (origin: string, account: string) =>
  new Staff(origin).addCoins(`${account}@example.test`, COINS);

async function runStatement(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Record<string, string>>(statement);
  await client.end();
  return rows;
}

/** How many orders each request id has. */
async function countOrders(url: string): Promise<ReadonlyMap<string, number>> {
  const rows = await runStatement(
    url,
    'select request_id as id, count(*) from orders where request_id is not null group by 1',
  );
  return new Map(rows.map(({ id = '', count }) => [id, Number(count)]));
}

async function findAllDamage(url: string) {
  const store = await openPostgres(url);
  const damage = await findDamage(store.db);
  await store.close();
  return Object.values(damage).flat();
}

/**
 * A member buys while the primary is gone: the purchase is unconfirmed, and becomes an order by itself.
 * @param outage breaks the cluster; resolves when it is whole again
 */
async function buyDuring(
  browser: Browser,
  origin: string,
  outage: () => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: origin, locale: 'ru-RU' });
  context.setDefaultTimeout(LIMITS.wait);
  const page = await context.newPage();
  await openSignedIn(page, WATCHER.account);
  await openProduct(page, WATCHER.product);
  await beginPurchase(page);
  const over = outage();
  await confirmButton(page).click();
  expect((await readOutcome(page)).state).toBe('unconfirmed');
  await expect(page.getByRole('heading', { name: 'Заказ принят' })).toBeVisible({
    timeout: LIMITS.longWait,
  });
  const { intents } = await readPurchases(page);
  expect(intents.map(({ state }) => state)).toEqual(['sent']);
  await over;
  await context.close();
}

for (const proxy of ['HAProxy', 'PgBouncer and HAProxy']) {
  test(`[R7.31] [R10.8] behind ${proxy} no order is lost or doubled while the cluster changes`, async ({
    browser,
  }) => {
    const faults = plan(SOAK.clusterRounds);
    test.setTimeout(LIMITS.longTest + faults.length * LIMITS.longWait);
    await buildWhenStale();
    const folder = mkdtempSync(join(tmpdir(), 'loyalty-cluster-data-'));
    const cluster = await Cluster.start();
    const processes: ServerProcess[] = [];
    let customers: Customers | undefined;
    try {
      const url = proxy === 'HAProxy' ? cluster.url : await cluster.addPooler();
      const ports = [await freePort(), await freePort()];
      const origins = ports.map((port) => `http://localhost:${port}`);
      const [origin = ''] = origins;
      const env = {
        DATABASE_URL: url,
        DATA_DIR: folder,
        PUBLIC_ORIGIN: origin,
        SANDBOX: '1',
        LOG_FORMAT: 'json',
      };
      processes.push(...(await Promise.all(ports.map((port) => spawnServer(port, env)))));
      await Promise.all(['student', WATCHER.account].map((account) => giveCoins(origin, account)));
      await runStatement(cluster.url, 'update product set stock = 1000000');
      customers = await Customers.signIn(origins);
      customers.start();

      let hasWatched = false;
      for (const fault of faults) {
        // The customers are one member, who orders more than a person may in a day.
        await runStatement(cluster.url, "update idempotent_request set at = at - interval '1 day'");
        const since = performance.now();
        const play = () => CLUSTER_FAULTS[fault](cluster);
        if (fault === 'primary killed' && !hasWatched) {
          hasWatched = true;
          await buyDuring(browser, origin, play);
        } else {
          await play();
        }
        const { placed } = customers;
        const before = placed.size;
        await expect.poll(() => placed.size).toBeGreaterThan(before);
        const gap = customers.longestGap(since);
        console.log(
          `${proxy}: ${fault.padEnd(24)} no order for ${(gap / 1000).toFixed(1).padStart(5)} s`,
        );
        expect.soft(gap, fault).toBeLessThan(MAX_GAP_MS);
      }
      await customers.stop();

      const counts = await countOrders(cluster.url);
      const acknowledged = [...customers.placed.keys()];
      const lost = acknowledged.filter((id) => !counts.has(id));
      const doubled = [...counts].filter(([, count]) => count > 1);
      console.log(
        `${proxy}: ${acknowledged.length} acknowledged orders, ${lost.length} lost, ${doubled.length} doubled, statuses`,
        Object.fromEntries(customers.statuses),
      );
      expect(hasWatched).toBe(true);
      expect(lost).toEqual([]);
      expect(doubled).toEqual([]);
      expect(await findAllDamage(cluster.url)).toEqual([]);
      expect(processes.map((one) => one.hasEnded())).toEqual([false, false]);
    } finally {
      // Their own failures are dropped: the first failure is already thrown.
      await customers?.stop().catch(() => undefined);
      await Promise.all(processes.map((one) => one.end('SIGKILL')));
      await cluster.stop();
      rmSync(folder, { recursive: true });
    }
  });
}
