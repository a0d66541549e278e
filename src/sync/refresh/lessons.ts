import { fetchLessons } from '#src/data/api/education.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { track } from './track.ts';

/** Replaces the stored lessons and their progress by the service's (R2.22). */
export const refreshLessons = (mode: RequestMode = 'silent'): Promise<void> =>
  track('lessons', mode, async (signal) => {
    const lessons = await fetchLessons(signal);
    const db = database();
    await db.transaction('rw', db.lessons, db.meta, async () => {
      await db.lessons.clear();
      await db.lessons.bulkPut([...lessons]);
      await storeMeta(db, 'lessons', true, Date.now());
    });
  });
