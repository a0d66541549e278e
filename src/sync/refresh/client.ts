import { fetchClient } from '#src/data/api/client.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { createMissingClient } from '../email-change/create-client.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { track } from './track.ts';

/** Stores the bus client record; a member without one gets it (R4.5, R7.16, R4.16). */
export const refreshClient = (mode: RequestMode = 'silent'): Promise<void> =>
  track('client', mode, async (signal) => {
    const client = (await fetchClient(signal)) ?? (await createMissingClient());
    await storeMeta('client', client, Date.now());
  });
