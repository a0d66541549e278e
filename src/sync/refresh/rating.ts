import { fetchRating } from '#src/data/api/rating.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/** Stores the top 50 with the member's own place (R7.12). */
export const refreshRating = (): Promise<void> =>
  track('rating', async () => {
    await storeMeta(database(), 'rating', await fetchRating(), Date.now());
  });
