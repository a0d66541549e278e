import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { member } from '../member/member.ts';

/** Where a lead came from: the lander's query and the page of the form. */
export interface LeadSource {
  readonly sourceName?: string | undefined;
  readonly utmSource?: string | undefined;
  readonly utmCampaign?: string | undefined;
  readonly entryPoint?: string | undefined;
  readonly page?: string | undefined;
}

/** An application that came through the lander (R7.3), with its consent by being here (R5.1). */
export const lead = pgTable(
  'lead',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The sender's own key: one lead for one key, however often it is sent. */
    mergeLead: text('merge_lead').notNull(),
    land: text('land').notNull(),
    /** The inviting member; null when the lead came by itself or with an unknown card. */
    memberId: integer('member_id').references(() => member.id, { onDelete: 'cascade' }),
    /** The card number that the lead came with. */
    partner: text('partner'),
    name: text('name').notNull(),
    /** Normalised (R5.2). */
    phone: text('phone'),
    /** Lower case. */
    email: text('email'),
    interests: jsonb('interests').$type<string[]>().notNull().default([]),
    source: jsonb('source').$type<LeadSource>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('lead_merge_lead').on(table.mergeLead),
    index('lead_phone').on(table.phone, table.at),
    index('lead_email').on(table.email, table.at),
    index('lead_member').on(table.memberId),
  ],
);
