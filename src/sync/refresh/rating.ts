import { fetchRating } from '#src/data/api/rating.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { track } from './track.ts';

/** Stores the top 50 with the member's own place (R7.12). */
export const refreshRating = (mode: RequestMode = 'silent'): Promise<void> =>
  track('rating', mode, async (signal) => {
    await storeMeta(database(), 'rating', await fetchRating(signal), Date.now());
  });
