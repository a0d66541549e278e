import type { Db } from '#server/database/client.ts';
import { lesson } from '#server/database/schema/lesson.ts';
import { successStory } from '#server/database/schema/success-story.ts';
import { MORE_LESSONS } from './more-lessons.ts';
import { FIRST_LESSONS } from './first-lessons.ts';
import { SUCCESS_STORIES } from './success-stories.ts';

const paragraphs = (list: readonly string[]) => list.join('\n\n');

/** Adds the course and the success stories that are not there yet. */
export async function fillProgramme(db: Db): Promise<void> {
  const lessons = [...FIRST_LESSONS, ...MORE_LESSONS].map(({ body, ...rest }) => ({
    ...rest,
    body: { ru: paragraphs(body.ru), uz: paragraphs(body.uz) },
  }));
  await db.insert(lesson).values(lessons).onConflictDoNothing();
  await db
    .insert(successStory)
    .values([...SUCCESS_STORIES])
    .onConflictDoNothing();
}
