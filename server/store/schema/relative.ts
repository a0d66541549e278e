import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { coinsColumn, moment } from './columns.ts';
import { member } from './member.ts';

/** An invitation of a friend (specification §3, invitation statuses). */
export const relative = pgTable(
  'relative',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** sent, declined, review, rejected, working, waiting or paid. */
    status: text('status').notNull(),
    interests: jsonb('interests').$type<string[]>().notNull().default([]),
    sentAt: moment('sent_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    reason: text('reason'),
    /** Coins credited. */
    reward: coinsColumn('reward'),
    /** Per cent of the friend's payment, fixed when the reward is made (R1.4). */
    sharePercent: integer('share_percent'),
  },
  (table) => [index('relative_member').on(table.memberId, table.id.desc())],
);
