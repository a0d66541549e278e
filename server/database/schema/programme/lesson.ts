import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LocalText } from '#src/domain/text/text.ts';
import { externalIdColumn, moment } from '../columns.ts';
import { memberColumn } from '../member/member.ts';

/** A lesson of the course; a brand shows the first of them by id (R2.22). A withdrawn one stays with its progress. */
export const lesson = pgTable('lesson', {
  id: integer('id').primaryKey(),
  externalId: externalIdColumn(),
  title: jsonb('title').$type<LocalText>().notNull(),
  summary: jsonb('summary').$type<LocalText>().notNull(),
  /** Paragraphs divided by an empty line. */
  body: jsonb('body').$type<LocalText>().notNull(),
  videoUrl: text('video_url'),
  minutes: integer('minutes').notNull(),
  removedAt: moment('removed_at'),
});

/** How far a member is in the course. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    memberId: memberColumn(),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
    done: boolean('done').notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.lessonId] })],
);
