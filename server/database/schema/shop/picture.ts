import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** A picture of products (R11.1). It never changes: another content is another row. */
export const picture = pgTable('picture', {
  /** The last part of its address, made of its content. */
  name: text('name').primaryKey(),
  /** Media type, by its first bytes. */
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  at: moment('at').notNull().defaultNow(),
});

/** The name or the address of a file, by which products name its picture. */
export const pictureSource = pgTable('picture_source', {
  source: text('source').primaryKey(),
  name: text('name')
    .notNull()
    .references(() => picture.name),
});
