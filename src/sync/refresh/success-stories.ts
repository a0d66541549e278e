import { fetchSuccessStories } from '#src/data/api/success-stories.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/** Stores the stories of members whose friends became students (R2.25). */
export const refreshSuccessStories = (): Promise<void> =>
  track('successStories', async () => {
    await storeMeta(database(), 'successStories', await fetchSuccessStories(), Date.now());
  });
