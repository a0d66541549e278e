import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#src/domain/orders/pickup-place.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { moment } from '../columns.ts';

/** Where members fetch their orders (R2.26, R11.1). A withdrawn one stays, for the orders that wait there. */
export const place = pgTable('place', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** The institution's own id, by which it names the place again. */
  externalId: text('external_id').unique(),
  name: jsonb('name').$type<LocalText>().notNull(),
  address: jsonb('address').$type<LocalText>().notNull(),
  hours: jsonb('hours').$type<readonly OpeningHours[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
});
