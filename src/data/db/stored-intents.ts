import { Dexie } from 'dexie';
import { isLive } from '#src/domain/purchase-intent.ts';
import { AreaDatabase } from './area-database.ts';

/**
 * Whether a database of this device that is not the open one has a purchase of the subject without an
 * outcome. Only reads; false without the database.
 */
export async function hasStoredLiveIntent(name: string, subject: string): Promise<boolean> {
  if (!(await Dexie.exists(name))) return false;
  const db = new AreaDatabase(name);
  try {
    const intents = await db.outbox.toArray();
    return intents.some((intent) => intent.subject === subject && isLive(intent));
  } finally {
    db.close();
  }
}
