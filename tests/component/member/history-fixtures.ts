import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Operation } from '#src/domain/operations/operation.ts';

/** Noon of a day in the month that is so many months ago, ISO. */
export function monthsAgo(months: number, day = 10): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - months, day, 12).toISOString();
}

let lastId = 0;

export function operation(type: string, amount: number, date: string, comment = ''): Operation {
  lastId += 1;
  return { id: lastId, operationId: 1, type, amount, date, comment };
}

/**
 * Stores operations, oldest first as they are given, as received.
 * @param next where the download of older ones goes on; null when all are here
 */
export async function storeOperations(
  operations: readonly Operation[],
  next: number | null = null,
): Promise<void> {
  const db = database();
  await db.transaction('rw', db.operations, db.meta, async () => {
    await db.operations.bulkPut([...operations]);
    await storeMeta('operations', { next }, Date.now());
  });
}
