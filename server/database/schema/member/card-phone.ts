import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { memberColumn } from './member.ts';

/**
 * The phones that have earned a physical card and its welcome bonus. A phone stays here when its member
 * verifies another one: it never earns a second card (R1.3). Only the demonstration removes members.
 */
export const cardPhone = pgTable(
  'card_phone',
  {
    /** With its plus. */
    phone: text('phone').primaryKey(),
    memberId: memberColumn(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('card_phone_member').on(table.memberId)],
);
