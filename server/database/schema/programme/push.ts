import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { BrandName } from '#src/brand/brand.ts';
import type { NotificationKind } from '#src/domain/events/notification.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/** The key pair by which push services recognise this installation (VAPID, RFC 8292); made at first use. */
export const pushKey = pgTable('push_key', {
  id: integer('id').primaryKey(),
  /** Base64url. */
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
});

/** A device that a member is notified on (R9.7). */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    /** The browser's address at its push service: one device, one row. */
    endpoint: text('endpoint').primaryKey(),
    memberId: memberColumn(),
    /** Keys of the browser, base64url (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    kinds: text('kinds').array().$type<NotificationKind[]>().notNull(),
    language: text('language').$type<keyof LocalText>().notNull(),
    brand: text('brand').$type<BrandName>().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('push_subscription_member').on(table.memberId)],
);
