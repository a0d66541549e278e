import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { madeOnce } from './made-once.ts';
import { databaseGeneration } from './schema/service/database-generation.ts';

const generations = madeOnce((db) =>
  db.select({ generation: databaseGeneration.generation }).from(databaseGeneration).prepare(''),
);

/** The mark of the database's generation; each restore gives a new one. */
export const readGeneration = async (db: Db): Promise<string | undefined> =>
  (await generations(db).execute())[0]?.generation;

/**
 * Begins a new generation of a restored database, so that devices drop their copies of what it lacks. Numbers
 * and ids continue at a round million, at least a million further on: those of the lost time never come again.
 */
export async function startGeneration(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      format('%I.%I', schemaname, sequencename)::regclass,
      (coalesce(last_value, start_value) / 1000000 + 2) * 1000000
    )
    from pg_sequences where schemaname = current_schema()`);
  await db.update(databaseGeneration).set({ generation: sql`gen_random_uuid()` });
}
