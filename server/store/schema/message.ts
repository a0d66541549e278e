import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A letter or a text message that the sandbox «sent» (api.md). */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    to: text('to').notNull(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    code: text('code'),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('message_to').on(table.to, table.id)],
);
