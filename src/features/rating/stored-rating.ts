import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import type { SuccessStory } from '#src/domain/rating/success-story.ts';

/** The rating on the device; null when it was never received. */
export const loadRating = async (): Promise<Rating | null> =>
  (await loadMeta(database(), 'rating'))?.value ?? null;

/** The success stories on the device. */
export const loadStories = async (): Promise<readonly SuccessStory[]> =>
  (await loadMeta(database(), 'successStories'))?.value ?? [];
