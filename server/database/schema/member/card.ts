import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { memberColumn } from './member.ts';

/** A loyalty card; types and statuses are those of src/domain/member/card.ts. */
export const card = pgTable(
  'card',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberColumn(),
    typeId: integer('type_id').notNull(),
    status: integer('status').notNull(),
    cardNumber: text('card_number').notNull(),
    /** At least 128 random bits: with it one can only invite in the member's name. */
    cardHash: text('card_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('card_member').on(table.memberId),
    uniqueIndex('card_number').on(table.cardNumber),
    uniqueIndex('card_hash').on(table.cardHash),
  ],
);
