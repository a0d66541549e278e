import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Db } from '#server/database/db.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { message } from '#server/database/schema/service/message.ts';
import { catalogItem, product } from '#server/database/schema/shop/product.ts';
import { stockSnapshot } from '#server/database/schema/shop/stock-snapshot.ts';
import { upsertAccount } from '#server/demo/realm/accounts.ts';
import { allowLedgerRewrite } from '#server/operations/ledger.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { SEED_ACCOUNTS, emailOf } from './accounts.ts';
import { PEOPLE } from './people/people.ts';
import { fillProgramme } from './programme/fill-programme.ts';
import { fillPlaces } from './programme/places.ts';
import { fillCatalog, pricesAt } from './rows/fill-catalog.ts';
import { insertCommunity } from './rows/insert-community.ts';
import { insertManager } from './rows/insert-member.ts';
import { insertPerson } from './rows/insert-person.ts';
import { removePerson } from './rows/remove-person.ts';

export interface SeedOptions {
  /** How many items the catalog has at the least; its own 300 by default (SEED_PRODUCTS). */
  readonly products?: number;
  /** Dates are relative to this moment; everything else is the same in every seed. */
  readonly now: Date;
}

/** Any number that no other program of the database locks. */
const SEED_LOCK = 7_031_982;

/**
 * Fills the database with the catalog and the accounts of the demo. A database that has members is
 * left as it is, also when several processes start at once.
 */
export async function seedAll(db: Db, options: SeedOptions): Promise<void> {
  // Also for a database that has members: an earlier version had no course and no places.
  await fillProgramme(db);
  await fillPlaces(db);
  if ((await db.$count(member)) > 0) return;
  await upsertAccounts(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(member)) === 0) await fill(tx, options);
  });
  await vacuum(db);
}

/** Empties the service's tables and seeds them again; sign-in sessions stay (/sandbox/reset). */
export async function resetAll(db: Db, options: SeedOptions): Promise<void> {
  await upsertAccounts(db);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    await allowLedgerRewrite(tx);
    await tx.execute(
      sql`truncate ${member}, ${manager}, ${product}, ${catalogItem}, ${message}, ${confirmationCode}, ${idempotentRequest} restart identity cascade`,
    );
    await fill(tx, options);
    for (const { memberId } of PEOPLE) await notify(tx, memberId);
  });
  await vacuum(db);
}

/**
 * Seeds one account again and notifies the person's open sessions; other accounts stay as they are.
 * Throws RangeError for an e-mail that is not of a seeded account.
 */
export async function resetAccount(db: Db, email: string, now = new Date()): Promise<void> {
  const person = PEOPLE.find(({ name }) => emailOf(name) === email);
  const account = SEED_ACCOUNTS.find((seeded) => seeded.email === email);
  if (!person || !account) throw new RangeError(`${email} is not a seeded account`);
  await upsertAccount(db, account);
  await db.transaction(async (tx) => {
    await removePerson(tx, email, person.memberId);
    await insertPerson(tx, person, pricesAt(now), now);
    // Orders went and came without their pieces: the audit counts again.
    await tx.delete(stockSnapshot);
    await notify(tx, person.memberId);
  });
}

/**
 * Two at a time: each hash is slow on purpose, and a connection to PostgreSQL hashes its password in the
 * same threads; behind seventeen of them it would take longer than its time limit.
 */
async function upsertAccounts(db: Db): Promise<void> {
  const turn = pLimit(2);
  await Promise.all(SEED_ACCOUNTS.map((account) => turn(() => upsertAccount(db, account))));
}

async function fill(tx: Db, { products = 0, now }: SeedOptions): Promise<void> {
  await fillCatalog(tx, products, now);
  await insertManager(tx);
  const prices = pricesAt(now);
  for (const person of PEOPLE) {
    await insertPerson(tx, person, prices, now);
  }
  await insertCommunity(tx, now);
  await continueIds(tx);
}

/**
 * The embedded database has no autovacuum; without a vacuum, a sum of 100,000 operations reads every
 * row instead of the index only.
 */
const vacuum = (db: Db) => db.execute(sql`vacuum analyze ${operation}`);

/** Moves the tables' id counters past the explicit ids of the seeded rows. */
async function continueIds(tx: Db): Promise<void> {
  for (const table of ['member', 'manager', 'product', 'catalog_item']) {
    await tx.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

async function notify(tx: Db, memberId: number | null): Promise<void> {
  if (memberId === null) return;
  await recordChange(tx, memberId, 'contacts');
  await recordChange(tx, memberId, 'cards');
}
