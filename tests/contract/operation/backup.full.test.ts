import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { openEmbedded, openPostgres } from '#server/database/db.ts';
import { readGeneration } from '#server/database/generation.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { freePort } from '#tests/support/database/ports.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { seedSmall } from '#tests/support/service/small-seed.ts';
import { createAppOn } from '#tests/support/service/test-app.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../docs/operation.md'), 'utf8');

/** The commands of the operator's guide, word by word. */
function guideOf(name: string): string {
  const block = GUIDE.split(`<!-- tried by backup.full.test.ts: ${name} -->`)[1];
  // In a list, the block is indented.
  const commands = block?.match(/```sh\n([^]*?)```/)?.[1]?.replaceAll(/^ {2}/gm, '');
  if (commands === undefined) throw new Error(`The guide has no commands «${name}»`);
  return commands;
}

/** Marks the database of the settings as restored, by the guide's command. */
const markRestored = (env: Readonly<Record<string, string>>) =>
  execFileSync('bash', ['-euc', guideOf('restored')], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], ...env },
  });

/** The only value of a statement, as text. */
async function valueOf(address: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return String(Object.values(rows[0] ?? {})[0]);
  } finally {
    await client.end();
  }
}

const postgres = await startPostgres((folder) => [
  'archive_mode = on',
  `archive_command = 'mkdir -p ${folder}/backup/log && cp %p ${folder}/backup/log/%f'`,
]);

describe.skipIf(postgres === null)('a backup of PostgreSQL', () => {
  const { url, folder, shell, stop } = postgres ?? {
    url: '',
    folder: '',
    shell: () => undefined,
    stop: () => undefined,
  };
  const backup = join(folder, 'backup');
  const restored = join(folder, 'restored');
  afterAll(() => {
    try {
      shell('pg_ctl -D "$RESTORED" -m immediate -w stop', { RESTORED: restored });
    } finally {
      stop();
    }
  });

  it('[R10.8] [R9.14] restores every order up to a moment and none after it, and gives no number again', async () => {
    const store = await openPostgres(url);
    const app = createAppOn(store.db);
    const { student, lesson } = await seedSmall(store.db);
    const place = (requestId: string) =>
      buy(app, student, { prodId: lesson, confirmedPrice: 100, requestId });
    const [before, between, after] = [randomUUID(), randomUUID(), randomUUID()];
    expect((await place(before)).status).toBe(201);
    shell(guideOf('backup'), { DATABASE_URL: url, BACKUP: backup });
    expect((await place(between)).status).toBe(201);
    const moment = await valueOf(url, 'select clock_timestamp()::text');
    expect((await place(after)).status).toBe(201);
    const file = await valueOf(url, 'select pg_walfile_name(pg_switch_wal())');
    await waitUntil(
      async () =>
        (await valueOf(url, `select coalesce(last_archived_wal, '') from pg_stat_archiver`)) >=
        file,
    );
    await store.close();

    const port = await freePort();
    shell(guideOf('restore'), {
      BACKUP: backup,
      RESTORED: restored,
      MOMENT: moment,
      PORT: String(port),
    });
    const address = url.replace(/:\d+\//, `:${port}/`);
    await waitUntil(async () => (await valueOf(address, 'select pg_is_in_recovery()')) === 'false');
    const given = Number(await valueOf(url, 'select max(id) from orders'));
    markRestored({ DATABASE_URL: address });
    const again = await openPostgres(address);
    const kept = await again.db.select({ requestId: orders.requestId }).from(orders);
    expect(new Set(kept.map(({ requestId }) => requestId))).toEqual(new Set([before, between]));
    expect(Object.values(await findDamage(again.db)).flat()).toEqual([]);
    const response = await buy(createAppOn(again.db), student, {
      prodId: lesson,
      confirmedPrice: 100,
      requestId: between,
    });
    expect(response.status).toBe(201);
    expect(await balanceOf(again.db, student.id)).toBe(5000 - 200);
    const next = await buy(createAppOn(again.db), student, { prodId: lesson, confirmedPrice: 100 });
    expect(orderIdIn(await next.text())).toBeGreaterThan(given + 1_000_000);
    await again.close();
  });
});

describe('a backup of the embedded database', () => {
  it('[R10.8] [R9.14] is a copy of its folder while the process is stopped; put back, it has another mark', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'loyalty-backup-'));
    const data = join(folder, 'database');
    const store = await openEmbedded(data);
    const { student, lesson } = await seedSmall(store.db);
    const place = (db: typeof store.db) =>
      buy(createAppOn(db), student, { prodId: lesson, confirmedPrice: 100 });
    expect((await place(store.db)).status).toBe(201);
    const generation = await readGeneration(store.db);
    await store.close();
    const copy = join(folder, 'copy/database');
    cpSync(data, copy, { recursive: true });
    const changed = await openEmbedded(data);
    expect((await place(changed.db)).status).toBe(201);
    await changed.close();
    markRestored({ DATA_DIR: join(folder, 'copy') });
    const restored = await openEmbedded(copy);
    expect(await readGeneration(restored.db)).not.toBe(generation);
    expect(await restored.db.$count(orders)).toBe(1);
    expect(Object.values(await findDamage(restored.db)).flat()).toEqual([]);
    await restored.close();
    rmSync(folder, { recursive: true });
  });

  it('[R10.8] [R9.14] is not marked in the place of another one: an empty database is refused', () => {
    const folder = mkdtempSync(join(tmpdir(), 'loyalty-empty-'));
    expect(() => markRestored({ DATA_DIR: folder })).toThrow(/has no members/);
    rmSync(folder, { recursive: true });
  });
});
