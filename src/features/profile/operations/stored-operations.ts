import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { isOperation, type Operation } from '#src/domain/operation.ts';

export interface StoredOperations {
  /** Newest first. */
  readonly operations: readonly Operation[];
  /** Whether operations were ever received. */
  readonly isKnown: boolean;
}

/** The newest stored operations, read by index up to `limit` (R2.12). */
export async function loadOperations(limit: number): Promise<StoredOperations> {
  const db = database();
  const [operations, meta] = await Promise.all([
    db.operations.orderBy('id').reverse().limit(limit).toArray(),
    loadMeta(db, 'operations'),
  ]);
  return { operations: operations.filter(isOperation), isKnown: meta !== undefined };
}
