import { fetchClient } from '#src/data/api/client.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/** Stores the bus client record; a member without one is not an error (R4.5, R7.16). */
export const refreshClient = (): Promise<void> =>
  track('client', async () => {
    const client = await fetchClient();
    const db = database();
    if (client) await storeMeta(db, 'client', client, Date.now());
    else await db.meta.delete('client');
  });
