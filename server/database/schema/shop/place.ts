import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { OpeningHours } from '#src/domain/orders/pickup-place.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import { externalIdColumn, moment } from '../columns.ts';

/** Where members fetch their orders (R2.26, R11.1). A withdrawn one stays, for the orders that wait there. */
export const place = pgTable('place', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  externalId: externalIdColumn(),
  name: jsonb('name').$type<LocalText>().notNull(),
  address: jsonb('address').$type<LocalText>().notNull(),
  hours: jsonb('hours').$type<readonly OpeningHours[]>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  removedAt: moment('removed_at'),
});
