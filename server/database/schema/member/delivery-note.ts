import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { memberColumn } from './member.ts';

/** An address of a member: where to deliver or pick up (R7.35). */
export const deliveryNote = pgTable(
  'delivery_note',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberColumn(),
    kind: text('kind').$type<'delivery' | 'pickup'>().notNull(),
    address: text('address').notNull(),
    comment: text('comment').notNull().default(''),
    active: boolean('active').notNull().default(true),
    isDefault: boolean('is_default').notNull().default(false),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('delivery_note_member').on(table.memberId),
    uniqueIndex('delivery_note_default')
      .on(table.memberId)
      .where(sql`${table.isDefault}`),
    check('delivery_note_default_active', sql`${table.active} or not ${table.isDefault}`),
  ],
);
