import { pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** A picture of products (R11.1). It never changes: another content is another row. */
export const picture = pgTable('picture', {
  /** The last part of its address, made of its content. */
  name: text('name').primaryKey(),
  /** Media type, by its first bytes. */
  type: text('type').notNull(),
  content: bytes('content').notNull(),
  /** The name or the address of the file, by which products name the picture; null once another content has it. */
  source: text('source').unique(),
  at: moment('at').notNull().defaultNow(),
});
