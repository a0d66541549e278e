import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * An e-mail, a text message or a notification to send: the outbox of server/messages and, in the
 * sandbox, the mailbox that people read codes from. Outside the sandbox a code is wiped once it was
 * delivered.
 */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** An e-mail address, a phone with its plus, or the endpoint of a device. */
    to: text('to').notNull(),
    channel: text('channel').$type<'email' | 'sms' | 'push'>().notNull(),
    code: text('code'),
    text: text('text').notNull(),
    at: moment('at').notNull().defaultNow(),
    /** Sendings that were begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried (again); null once it was delivered or given up. */
    dueAt: moment('due_at').defaultNow(),
    deliveredAt: moment('delivered_at'),
    /** Messages with the same digest to the same address leave with a pause between; null for the others. */
    digest: text('digest'),
    /** How many events the text is about. */
    events: integer('events').notNull().default(1),
  },
  (table) => [
    index('message_to').on(table.to, table.id),
    index('message_digest')
      .on(table.digest)
      .where(sql`${table.digest} is not null`),
    index('message_due')
      .on(table.dueAt)
      .where(sql`${table.dueAt} is not null`),
  ],
);
