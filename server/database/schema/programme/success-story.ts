import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/text/text.ts';
import { externalIdColumn, moment } from '../columns.ts';

/** A member's success story, shown beside the rating (R2.25). */
export const successStory = pgTable('success_story', {
  id: integer('id').primaryKey(),
  externalId: externalIdColumn(),
  name: jsonb('name').$type<LocalText>().notNull(),
  about: jsonb('about').$type<LocalText>().notNull(),
  /** Paragraphs divided by an empty line. */
  text: jsonb('text').$type<LocalText>().notNull(),
  /** The member's friends who became students. */
  friends: integer('friends').notNull(),
  removedAt: moment('removed_at'),
});
