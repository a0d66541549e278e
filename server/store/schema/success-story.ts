import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/text.ts';

/** What a member of the programme tells of it, shown beside the rating (R2.25). */
export const successStory = pgTable('success_story', {
  id: integer('id').primaryKey(),
  name: jsonb('name').$type<LocalText>().notNull(),
  about: jsonb('about').$type<LocalText>().notNull(),
  /** Paragraphs divided by an empty line. */
  text: jsonb('text').$type<LocalText>().notNull(),
  /** Friends of the teller who became students. */
  friends: integer('friends').notNull(),
});
