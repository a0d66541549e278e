import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { asc, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it } from 'vitest';
import { migratePglite } from '#server/database/migrate.ts';
import { cardPhone } from '#server/database/schema/member/card-phone.ts';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';

const migrations = join(import.meta.dirname, '../../../server/database/migrations');
const EARNED_PHONES = '0009_phones-that-earned';

/** Brings a database to the schema before the phones that earned were kept. */
async function migrateBefore(db: Parameters<typeof migratePglite>[0]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'loyalty-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const place = journal.entries.findIndex(({ tag }) => tag === EARNED_PHONES);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) }));
  await migrate(db, { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
}

it('[R1.3] [R6.1] the migrations keep each phone of a card holder, an earlier one too, for the oldest card, and give each member a reference of their own', async () => {
  const database = new PGlite();
  const db = drizzle({ client: database });
  await migrateBefore(db);
  const people = [
    { id: 1, phone: '+79005552001', oldPhones: ['+79005552000'], typeId: CARD_TYPE.physical },
    // The number that the first one left earned a second card.
    { id: 2, phone: '+79005552000', oldPhones: [], typeId: CARD_TYPE.physical },
    { id: 3, phone: '+79005552003', oldPhones: [], typeId: CARD_TYPE.virtual },
  ];
  for (const { id, phone, oldPhones, typeId } of people) {
    const email = `earlier${id}@example.test`;
    // The schema of today has columns that this database does not have yet.
    await db.execute(
      sql`insert into member (id, email, full_name, verified_phone) values (${id}, ${email}, ${email}, ${phone})`,
    );
    await db
      .insert(client)
      .values({ memberId: id, name: 'Анна', surname: 'Тестова', email, phone, oldPhones });
    await db.insert(card).values({
      memberId: id,
      typeId,
      status: CARD_STATUS.active,
      cardNumber: `77${id}`,
      cardHash: `hash-${id}`,
      createdAt: new Date(Date.UTC(2026, 0, id)),
    });
  }
  await migratePglite(db);
  const references = await db.select({ reference: member.reference }).from(member);
  expect(new Set(references.map(({ reference }) => reference)).size).toBe(people.length);
  const kept = await db.select().from(cardPhone).orderBy(asc(cardPhone.phone));
  expect(kept.map(({ phone, memberId }) => [phone, memberId])).toEqual([
    ['+79005552000', 1],
    ['+79005552001', 1],
  ]);
  await database.close();
});
