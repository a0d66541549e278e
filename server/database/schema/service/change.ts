import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TrackedEvent } from '#src/contract/programme/contact-tracking.ts';
import { moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/**
 * What contactTracking reports (R7.11). Rows of one member are inserted under the member's row lock,
 * so that their ids grow in the order in which they become visible.
 */
export const change = pgTable(
  'change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberColumn(),
    kind: text('kind').$type<TrackedEvent>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('change_member').on(table.memberId, table.id), index('change_at').on(table.at)],
);

/** Up to which change a sign-in session has got a member's changes. */
export const trackingSession = pgTable(
  'tracking_session',
  {
    sid: text('sid').notNull(),
    memberId: memberColumn(),
    /** The newest change that the session got. */
    lastChangeId: bigint('last_change_id', { mode: 'number' }).notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sid, table.memberId] })],
);
