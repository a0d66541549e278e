import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';
import { product } from './product.ts';

/** The product that a member saves coins for. */
export const goal = pgTable('goal', {
  memberId: memberColumn().primaryKey(),
  prodId: integer('prod_id')
    .notNull()
    .references(() => product.id),
  savedAt: moment('saved_at').notNull().defaultNow(),
});
