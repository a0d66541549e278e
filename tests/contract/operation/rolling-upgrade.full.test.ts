import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { openPostgres, type OpenDb } from '#server/database/db.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { Operator } from '#tests/support/database/postgres-operator.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { Customers } from '#tests/support/people/customers.ts';
import { Staff } from '#tests/support/people/staff.ts';
import { spawnServer, type ServerProcess } from '#tests/support/service/server-process.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const EMAIL = 'student@example.test';

const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), 'loyalty-upgrade-'));
const nextVersion = join(folder, 'next');

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** This program with a migration more. */
function makeNextVersion(): void {
  mkdirSync(nextVersion);
  for (const name of ['server', 'src', 'package.json']) {
    cpSync(join(ROOT, name), join(nextVersion, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(nextVersion, 'node_modules'));
  const migrations = join(nextVersion, 'server/database/migrations');
  const journalFile = join(migrations, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations');
  const added = { ...last, idx: last.idx + 1, when: last.when + 1, tag: 'next_version' };
  journal.entries.push(added);
  writeFileSync(journalFile, JSON.stringify(journal));
  writeFileSync(
    join(migrations, `${added.tag}.sql`),
    'alter table orders add column next_note text;',
  );
}

describe.skipIf(postgres === null)('two processes that take orders', () => {
  const url = postgres?.url ?? '';
  const operator = new Operator(url);
  /** Reads for long. */
  const reader = new Operator(url);
  /** What the load balancer knows. */
  const origins: string[] = [];
  const processes = new Map<string, ServerProcess>();
  let env: Readonly<Record<string, string>> = {};
  let store: OpenDb;

  const startOn = async (port: number, root = ROOT) => {
    const started = await spawnServer(port, env, root);
    const origin = `http://localhost:${port}`;
    processes.set(origin, started);
    origins.push(origin);
  };
  /** The balancer forgets it first, as by its readiness. */
  const endOn = async (port: number) => {
    const origin = `http://localhost:${port}`;
    origins.splice(origins.indexOf(origin), 1);
    await processes.get(origin)?.end('SIGTERM');
    processes.delete(origin);
  };

  beforeAll(async () => {
    makeNextVersion();
    await Promise.all([operator.connect(), reader.connect()]);
    store = await openPostgres(url);
  });
  afterAll(async () => {
    await Promise.all([...processes.values()].map((one) => one.end('SIGKILL')));
    await Promise.all([operator.close(), reader.close()]);
    await store.close();
    postgres?.stop();
    rmSync(folder, { recursive: true });
  });

  it('[R10.8] [R7.31] are replaced by a version with another migration, and back, without a failed order', async () => {
    const [first, second, third] = [await freePort(), await freePort(), await freePort()];
    env = {
      DATABASE_URL: url,
      DATA_DIR: folder,
      APP_DIR: join(ROOT, 'dist'),
      PUBLIC_ORIGIN: `http://localhost:${first}`,
      SANDBOX: '1',
      SEED_PRODUCTS: '1',
    };
    await startOn(first);
    await startOn(second);
    await new Staff(`http://localhost:${first}`).addCoins(EMAIL, 10_000_000);
    await operator.run('update product set stock = 1000000');
    const customers = await Customers.signIn(origins);
    customers.start();

    // A long read holds the table: the migration does not make the orders wait behind it for long.
    await reader.run('begin; lock table orders in access share mode');
    const upgraded = startOn(third, nextVersion);
    await operator.untilWaiting('alter table orders');
    const waiting = customers.placed.size;
    await waitUntil(() => customers.placed.size > waiting + 10);
    await reader.run('commit');
    await upgraded;
    await endOn(first);
    await endOn(second);
    await startOn(first, nextVersion);
    const hasNote = await operator.run('select next_note from orders limit 1');
    expect(hasNote.rowCount).toBe(1);

    // Back: the previous version works with the newer schema.
    await startOn(second);
    await endOn(first);
    await endOn(third);
    await startOn(first);
    const placed = customers.placed.size;
    await waitUntil(() => customers.placed.size > placed + 10);
    await customers.stop();

    console.log(
      `${customers.placed.size} orders, statuses`,
      Object.fromEntries(customers.statuses),
    );
    expect([...customers.statuses.keys()]).toEqual([201]);
    const rows = await store.db.select({ requestId: orders.requestId }).from(orders);
    // Seeded orders have no request.
    const ids = rows.flatMap(({ requestId }) => requestId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of customers.placed.keys()) expect(ids).toContain(id);
    expect(Object.values(await findDamage(store.db)).flat()).toEqual([]);
  });
});
