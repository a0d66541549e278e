import { fetchClient } from '#src/data/api/member/client.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { createMissingClient } from './create-client.ts';
import { tracked } from './track.ts';

/** Stores the bus client record; a member without one gets it (R4.5, R7.16, R4.16). */
export const refreshClient = tracked('client', async (signal) => {
  const client = (await fetchClient(signal)) ?? (await createMissingClient());
  await storeMeta('client', client, Date.now());
});
