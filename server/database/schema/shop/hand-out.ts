import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { HandOutProblem } from '#src/domain/orders/hand-out.ts';
import { moment } from '../columns.ts';
import { orders } from './order.ts';
import { place } from './place.ts';

/**
 * Each time staff gave an order to its member at a desk (R12.3): who, where and when, and whether it was undone. Of
 * several for one order the first that the service gets is the one that counts; the others have a problem.
 */
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
    /** The desk's time where it reports what it did without a network, else that of the act. */
    at: moment('at').notNull().defaultNow(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** The device on which it was done, by its own id, and that device's id of the hand-out. */
    device: uuid('device'),
    deviceHandOut: uuid('device_hand_out'),
    /** Why it does not count. */
    problem: text('problem').$type<HandOutProblem>(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    // Whatever the code does: nothing is handed out twice.
    uniqueIndex('hand_out_order')
      .on(table.orderId)
      .where(sql`${table.undoneAt} is null and ${table.problem} is null`),
    uniqueIndex('hand_out_device').on(table.orderId, table.deviceHandOut),
    index('hand_out_order_all').on(table.orderId),
    index('hand_out_received').on(table.receivedAt),
    index('hand_out_place').on(table.placeId, table.at.desc()),
  ],
);
