import { and, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { readPage } from '#server/database/page.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import type { operationsQuery } from '#src/contract/programme/operations.ts';

type OperationsQuery = InferOutput<typeof operationsQuery>;

/** A page of a member's operations, newest first, by the filters of R7.8. */
export async function listOperations(db: Db, memberId: number, query: OperationsQuery) {
  const { operationId, startDate, afterId, cursor, limit } = query;
  const statement = db
    .select()
    .from(operation)
    .where(
      and(
        eq(operation.memberId, memberId),
        operationId === undefined
          ? undefined
          : inArray(operation.operationId, operationId.split(',').map(Number)),
        startDate === undefined ? undefined : gte(operation.date, new Date(startDate)),
        afterId === undefined ? undefined : gt(operation.id, afterId),
        cursor === undefined ? undefined : lt(operation.id, cursor),
      ),
    )
    .orderBy(desc(operation.id));
  const { page, nextCursor } = await readPage(statement, limit, (row) => row.id);
  return {
    operations: page.map(({ orderId, localComment, ...row }) => ({
      ...row,
      date: row.date.toISOString(),
      ...(orderId !== null && { orderId }),
      ...(localComment && { localComment }),
    })),
    nextCursor,
  };
}
