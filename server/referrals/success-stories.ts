import { asc } from 'drizzle-orm';
import type { SuccessStory } from '#src/domain/success-story.ts';
import type { Db } from '#server/database/client.ts';
import { successStory } from '#server/database/schema/success-story.ts';

/** Members' success stories (R2.25). */
export const listSuccessStories = (db: Db): Promise<SuccessStory[]> =>
  db.select().from(successStory).orderBy(asc(successStory.id));
