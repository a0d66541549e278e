import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { orders } from './order.ts';
import { place } from './place.ts';

/** Each time staff gave an order to its member at a desk (R12.3): who, where and when, and whether it was undone. */
export const handOut = pgTable(
  'hand_out',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null of an order that had no place. */
    placeId: integer('place_id').references(() => place.id),
    /** The token's subject, and the name, as the journal has them. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    at: moment('at').notNull().defaultNow(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    // Whatever the code does: nothing is handed out twice.
    uniqueIndex('hand_out_order')
      .on(table.orderId)
      .where(sql`${table.undoneAt} is null`),
    index('hand_out_place').on(table.placeId, table.at.desc()),
  ],
);
