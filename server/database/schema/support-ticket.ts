import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { member } from './member.ts';

/** A request of a member to the support (specification §3). */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 50_001 }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull(),
    /** Such as PROFILE_CHANGING. */
    categoryCode: text('category_code').notNull(),
    /** NEW until the support has dealt with it, DONE then. */
    statusCode: text('status_code').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('support_ticket_member').on(table.memberId, table.id)],
);
