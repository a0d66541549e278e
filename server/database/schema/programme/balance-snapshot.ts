import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { coinsColumn, moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/**
 * What a member's operations came to when the audit last found them in order. The ledger is append-only, so
 * the same operations come to the same for ever.
 */
export const balanceSnapshot = pgTable('balance_snapshot', {
  memberId: memberColumn().primaryKey(),
  /** The member's last operation then; the ids of one member follow the order of their commits. */
  operationId: bigint('operation_id', { mode: 'number' }).notNull(),
  /** How many operations there were up to it. */
  operations: integer('operations').notNull(),
  balance: coinsColumn('balance').notNull(),
  at: moment('at').notNull(),
});
