import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../columns.ts';
import { place } from './place.ts';

/** A device that has the list of a desk (R12.2): whose it is, where, and whether it may have the list. */
export const deskDevice = pgTable('desk_device', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  /** Its own id, another one after each sign-out. */
  device: uuid('device').notNull().unique(),
  /** Who was seen with it last: the token's subject, and the name, as the journal has them. */
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  placeId: integer('place_id')
    .notNull()
    .references(() => place.id),
  seenAt: moment('seen_at').notNull().defaultNow(),
  /** Withdrawn: it gets no list, and what it reports does not count. */
  removedAt: moment('removed_at'),
});
