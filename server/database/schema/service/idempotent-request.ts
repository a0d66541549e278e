import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/** The response that a write got, given again to the same request id (R7.31). */
export const idempotentRequest = pgTable(
  'idempotent_request',
  {
    /** The token's subject: also a person without a member record may write. */
    subject: text('subject').notNull(),
    requestId: uuid('request_id').notNull(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    status: integer('status').notNull(),
    response: jsonb('answer').$type<unknown>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.requestId] }),
    index('idempotent_request_at').on(table.at),
    index('idempotent_request_subject').on(table.subject, table.at),
  ],
);
