import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/text/text.ts';
import { coinsColumn, moment } from '../columns.ts';
import { member } from '../member/member.ts';
import { orders } from '../shop/order.ts';

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
    /** The comment in both languages; null where a person wrote it. */
    localComment: jsonb('local_comment').$type<LocalText>(),
    /** The order that this charges (ORDER) or pays back (CANCEL_ORDER). */
    orderId: bigint('order_id', { mode: 'number' }).references(() => orders.id),
    /** The name of a reward that the member gets once (src/domain/referral/reward.ts); null for the others. */
    once: text('once'),
    /** Per cent of a friend's payment that the amount is, fixed for ever (R1.4). */
    sharePercent: integer('share_percent'),
  },
  (table) => [
    index('operation_member').on(table.memberId, table.id.desc()),
    // A balance, and the coins of one type, are read from this index only.
    index('operation_sum').on(table.memberId, table.type, table.amount),
    uniqueIndex('operation_once')
      .on(table.memberId, table.once)
      .where(sql`${table.once} is not null`),
    uniqueIndex('operation_order')
      .on(table.orderId, table.type)
      .where(sql`${table.orderId} is not null`),
  ],
);
