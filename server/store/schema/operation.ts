import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { coinsColumn, moment } from './columns.ts';
import { member } from './member.ts';
import { orders } from './order.ts';

/**
 * The ledger of coins (R3.3). Append-only: a trigger refuses UPDATE, DELETE and TRUNCATE, and a
 * mistake is corrected by an opposite operation. A balance is the sum of a member's amounts.
 */
export const operation = pgTable(
  'operation',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** The type's id in the dictionary. */
    operationId: integer('operation_id').notNull(),
    /** The type's xml id. */
    type: text('type').notNull(),
    /** Negative for a charge. */
    amount: coinsColumn('amount').notNull(),
    date: moment('date').notNull().defaultNow(),
    comment: text('comment').notNull().default(''),
    /** The order that this charges (ORDER) or pays back (CANCEL_ORDER). */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
  },
  (table) => [
    index('operation_member').on(table.memberId, table.id.desc()),
    uniqueIndex('operation_order')
      .on(table.orderId, table.type)
      .where(sql`${table.orderId} is not null`),
  ],
);
