import { fetchClient } from '#src/data/api/client.ts';
import { database } from '#src/data/db/database.ts';
import { writeMeta } from '#src/data/db/meta.ts';
import { orInMemory } from '../full-storage.ts';

/** Stores the bus client record; a person without one is no error (R4.5, R7.16). */
export async function refreshClient(): Promise<void> {
  const client = await fetchClient();
  await orInMemory(async () => {
    const db = database();
    if (client) await writeMeta(db, 'client', client, Date.now());
    else await db.meta.delete('client');
  });
}
