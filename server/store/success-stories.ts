import { asc } from 'drizzle-orm';
import type { SuccessStory } from '#src/domain/success-story.ts';
import type { Db } from './db.ts';
import { successStory } from './schema/success-story.ts';

/** What members tell of the programme (R2.25). */
export const listSuccessStories = (db: Db): Promise<SuccessStory[]> =>
  db.select().from(successStory).orderBy(asc(successStory.id));
