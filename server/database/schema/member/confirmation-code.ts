import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';

/**
 * A code that was sent to an address so that a person can prove to own it, one row a holder and
 * address: attempts survive a new code, a cancellation and a detour over another address (R4.16).
 */
export const confirmationCode = pgTable(
  'confirmation_code',
  {
    purpose: text('purpose').$type<'email' | 'phone'>().notNull(),
    /** Who must type it: `client:<id>` for an e-mail, the token's subject for a phone. */
    holder: text('holder').notNull(),
    /** The e-mail in lower case, or the phone with its plus. */
    address: text('address').notNull(),
    /** Salted: see server/verification/code-hash.ts. */
    codeHash: text('code_hash').notNull(),
    /** Wrong codes so far. */
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at').notNull().defaultNow(),
    /** Codes that were sent since `countedSince`. */
    sentCodes: integer('sent_codes').notNull().default(1),
    /** Begins again with the first code after a day. */
    countedSince: moment('counted_since').notNull().defaultNow(),
    deadline: moment('deadline').notNull(),
    /** When the right code came; it is used up then. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.holder, table.address] }),
    index('confirmation_code_deadline').on(table.deadline),
  ],
);
