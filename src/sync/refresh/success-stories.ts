import { fetchSuccessStories } from '#src/data/api/success-stories.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { track } from './track.ts';

/** Stores the stories of members whose friends became students (R2.25). */
export const refreshSuccessStories = (mode: RequestMode = 'silent'): Promise<void> =>
  track('successStories', mode, async (signal) => {
    await storeMeta(database(), 'successStories', await fetchSuccessStories(signal), Date.now());
  });
