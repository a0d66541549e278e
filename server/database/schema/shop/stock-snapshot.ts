import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { product } from './product.ts';

/**
 * How many pieces of a product there were when the audit first counted it. An order takes one and a
 * cancellation returns it, so the pieces stay the same until the operator adds or takes some, and deletes
 * the row.
 */
export const stockSnapshot = pgTable('stock_snapshot', {
  prodId: integer('prod_id')
    .primaryKey()
    .references(() => product.id, { onDelete: 'cascade' }),
  /** In stock, and in orders that are not cancelled. */
  pieces: integer('pieces').notNull(),
  at: moment('at').notNull(),
});
