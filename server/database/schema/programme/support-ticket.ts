import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/text/text.ts';
import { bytes, moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/** A request of a member to the support (R3.7). */
export const supportTicket = pgTable(
  'support_ticket',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 50_001 }),
    memberId: memberColumn(),
    topic: text('topic').notNull(),
    /** The topic in both languages; null where the member wrote it. */
    localTopic: jsonb('local_topic').$type<LocalText>(),
    /** Of src/domain/support-ticket.ts, or PROFILE_CHANGING. */
    categoryCode: text('category_code').notNull(),
    /** Of src/domain/support-ticket.ts. */
    statusCode: text('status_code').notNull(),
    /** Empty in a ticket that the service made itself. */
    text: text('text').notNull().default(''),
    image: bytes('image'),
    /** Media type of the image, by its first bytes. */
    imageType: text('image_type'),
    answer: text('answer'),
    /** The answer in both languages; null where the support wrote it in one. */
    localAnswer: jsonb('local_answer').$type<LocalText>(),
    /**
     * When the support approved the change of e-mail that the ticket is about; null before, and in others.
     */
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('support_ticket_member').on(table.memberId, table.id),
    // A confirmed change of e-mail must get its ticket, whatever else is open.
    uniqueIndex('support_ticket_open')
      .on(table.memberId, table.categoryCode)
      .where(
        sql`${table.statusCode} in ('NEW', 'IN_PROGRESS') and ${table.categoryCode} <> 'PROFILE_CHANGING'`,
      ),
  ],
);
