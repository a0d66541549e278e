import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import type { place } from './schema/shop/place.ts';

type SavedTable = PgTable & { readonly id: AnyPgColumn };

/**
 * Adds a row, or changes the given one where a value differs: who saves the same again changes nothing. Rejects with an
 * Error without the given one.
 * @param values all that the table requires where the row is new; what is undefined stays as it is
 */
export async function saveRow<T extends SavedTable>(
  tx: Db,
  table: T,
  id: number | undefined,
  values: { readonly [K in keyof T['$inferInsert']]?: T['$inferInsert'][K] | undefined },
): Promise<{ readonly id: number; readonly isChanged: boolean }> {
  // The tables differ in their other columns only.
  const rows = table as unknown as typeof place;
  const named = Object.entries(values).filter(([, value]) => value !== undefined);
  const given = Object.fromEntries(named) as Partial<typeof place.$inferInsert>;
  if (id === undefined) {
    const [added] = await tx
      .insert(rows)
      .values(given as typeof place.$inferInsert)
      .returning({ id: rows.id });
    if (!added) throw new Error('The row was not added');
    return { id: added.id, isChanged: true };
  }
  const isOne = eq(rows.id, id);
  const [found] = await tx.select().from(rows).where(isOne);
  if (!found) throw new Error(`There is no row ${id}`);
  const isChanged = Object.entries(given).some(
    ([name, value]) => !isDeepStrictEqual(found[name as keyof typeof found], value),
  );
  const updated = 'updatedAt' in table ? { updatedAt: new Date() } : {};
  if (isChanged)
    await tx
      .update(rows)
      .set({ ...given, ...updated })
      .where(isOne);
  return { id, isChanged };
}
