import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Programme } from '#src/domain/member/friendship.ts';
import type { InvitationStatus } from '#src/domain/referral/invitation.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { coinsColumn, moment } from '../columns.ts';
import { lead } from '../programme/lead.ts';
import { memberColumn } from './member.ts';

/** An invitation of a friend (R3.6). */
export const relative = pgTable(
  'relative',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    memberId: memberColumn(),
    name: text('name').notNull(),
    /** The friend's, to recognise them (R1.10): normalised phone, e-mail in lower case. */
    phone: text('phone'),
    email: text('email'),
    /** The application that it came with. */
    leadId: integer('lead_id').references(() => lead.id, { onDelete: 'set null' }),
    status: text('status').$type<InvitationStatus>().notNull(),
    interests: jsonb('interests').$type<string[]>().notNull().default([]),
    sentAt: moment('sent_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    reason: jsonb('reason').$type<LocalText>(),
    /** What the friend begins to study. */
    programme: text('programme').$type<Programme>().notNull().default('university'),
    /** Coins that the friend's first semester costs, once it is known. */
    cost: coinsColumn('cost'),
    /** Coins credited. */
    reward: coinsColumn('reward'),
    /** Per cent of the friend's payment, fixed when the reward is made (R1.4). */
    sharePercent: integer('share_percent'),
  },
  (table) => [
    index('relative_member').on(table.memberId, table.id.desc()),
    index('relative_phone').on(table.phone),
    index('relative_email').on(table.email),
    uniqueIndex('relative_lead').on(table.leadId),
  ],
);
