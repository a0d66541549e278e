import { asc } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { successStory } from '#server/database/schema/programme/success-story.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';

/** Members' success stories (R2.25). */
export const listSuccessStories = (db: Db): Promise<SuccessStory[]> =>
  db.select().from(successStory).orderBy(asc(successStory.id));
