import { bigint, boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { coinsColumn, moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/** Coins that wait for a second person (R11.2): more than one person may add or take. */
export const coinRequest = pgTable(
  'coin_request',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberColumn(),
    /** The operation's type, by its xml id. */
    type: text('type').notNull(),
    /** Negative for a debit. */
    amount: coinsColumn('amount').notNull(),
    reason: text('reason').notNull(),
    /** Subject and name of the person who requests it. */
    requestedBy: text('requested_by').notNull(),
    requestedName: text('requested_name').notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    /** Null until the second person has decided. */
    isApproved: boolean('is_approved'),
    decidedName: text('decided_name'),
    decidedAt: moment('decided_at'),
  },
  (table) => [index('coin_request_member').on(table.memberId)],
);
