import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/client.ts';
import { lesson } from '#server/database/schema/lesson.ts';
import { successStory } from '#server/database/schema/success-story.ts';
import { MORE_LESSONS } from './more-lessons.ts';
import { FIRST_LESSONS } from './first-lessons.ts';
import { SUCCESS_STORIES } from './success-stories.ts';

const paragraphs = (list: readonly string[]) => list.join('\n\n');

/**
 * Adds the course and the success stories that are not there yet, and the video to a lesson of the course
 * that has none; a lesson that somebody changed stays as it is.
 */
export async function fillProgramme(db: Db): Promise<void> {
  const lessons = [...FIRST_LESSONS, ...MORE_LESSONS].map(({ body, ...rest }) => ({
    ...rest,
    body: { ru: paragraphs(body.ru), uz: paragraphs(body.uz) },
  }));
  await db
    .insert(lesson)
    .values(lessons)
    .onConflictDoUpdate({
      target: lesson.id,
      set: { videoUrl: sql`excluded.video_url` },
      setWhere: sql`${lesson.videoUrl} is null and ${lesson.title} = excluded.title`,
    });
  await db
    .insert(successStory)
    .values([...SUCCESS_STORIES])
    .onConflictDoNothing();
}
