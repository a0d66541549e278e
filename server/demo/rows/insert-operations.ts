import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import type { SeedOperation } from '#server/demo/activity/activity.ts';
import { operationIdOf } from '#server/operations/operation-types.ts';
import { inLanguage } from '#src/domain/text/text.ts';

/** Rows in one statement. */
const BATCH = 20_000;

/**
 * Adds a ledger, oldest first, so that ids grow with time (R3.3). One JSON parameter a batch: 100,000
 * rows as separate parameters take ten times as long.
 */
export async function insertOperations(
  tx: Db,
  memberId: number,
  ledger: readonly SeedOperation[],
): Promise<void> {
  for (let start = 0; start < ledger.length; start += BATCH) {
    const rows = ledger.slice(start, start + BATCH).map((item) => ({
      operation_id: operationIdOf(item.type),
      type: item.type,
      amount: item.amount,
      date: item.date.toISOString(),
      comment: inLanguage(item.comment, 'ru'),
      local_comment: typeof item.comment === 'string' ? null : item.comment,
      order_id: item.orderId ?? null,
      once: item.once ?? null,
    }));
    await tx.execute(sql`
      insert into ${operation} (
        member_id, operation_id, type, amount, date, comment, local_comment, order_id, once
      )
      select
        ${memberId}::integer, operation_id, type, amount, date, comment, local_comment, order_id, once
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        operation_id integer, type text, amount bigint, date timestamptz, comment text,
        local_comment jsonb, order_id bigint, once text
      )`);
  }
}
