import { fetchClient } from '#src/data/api/client.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { withMemoryFallback } from '../full-storage.ts';

/** Stores the bus client record; a member without one is not an error (R4.5, R7.16). */
export async function refreshClient(): Promise<void> {
  const client = await fetchClient();
  await withMemoryFallback(async () => {
    const db = database();
    if (client) await storeMeta(db, 'client', client, Date.now());
    else await db.meta.delete('client');
  });
}
