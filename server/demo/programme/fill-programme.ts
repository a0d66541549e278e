import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '#server/database/db.ts';
import { lesson } from '#server/database/schema/programme/lesson.ts';
import { successStory } from '#server/database/schema/programme/success-story.ts';

const localText = v.object({ ru: v.string(), uz: v.string() });

const paragraphs = v.pipe(
  v.array(v.string()),
  v.transform((list) => list.join('\n\n')),
);
const prose = v.object({ ru: paragraphs, uz: paragraphs });

const lessons = v.array(
  v.strictObject({
    id: v.number(),
    /** For its text and its video together. */
    minutes: v.number(),
    /** On the service's origin. */
    videoUrl: v.optional(v.string()),
    title: localText,
    summary: localText,
    body: prose,
  }),
);

const successStories = v.array(
  v.strictObject({
    id: v.number(),
    friends: v.number(),
    name: localText,
    about: localText,
    text: prose,
  }),
);

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

/** The lessons of the course; a blank line separates the paragraphs of a body. */
export const LESSONS = v.parse(lessons, read('lessons.json'));

/**
 * Adds the course and the success stories (R2.25) that are not there yet, and the video to a lesson of the course
 * that has none; a lesson that somebody changed stays as it is.
 */
export async function fillProgramme(db: Db): Promise<void> {
  await db
    .insert(lesson)
    .values(LESSONS)
    .onConflictDoUpdate({
      target: lesson.id,
      set: { videoUrl: sql`excluded.video_url` },
      setWhere: sql`${lesson.videoUrl} is null and ${lesson.title} = excluded.title`,
    });
  await db
    .insert(successStory)
    .values(v.parse(successStories, read('success-stories.json')))
    .onConflictDoNothing();
}
