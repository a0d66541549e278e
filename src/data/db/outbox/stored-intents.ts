import { Dexie } from 'dexie';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import { AreaDatabase } from '../area/area-database.ts';

/**
 * Whether a database of this device that is not the open one has a purchase of the subject without an
 * outcome. Only reads; false without the database.
 */
export async function hasStoredLiveIntent(name: string, subject: string): Promise<boolean> {
  if (!(await Dexie.exists(name))) return false;
  const db = new AreaDatabase(name);
  try {
    const intents = await db.posts.where('kind').equals('order').toArray();
    return intents.some((intent) => intent.subject === subject && isPending(intent));
  } finally {
    db.close();
  }
}
