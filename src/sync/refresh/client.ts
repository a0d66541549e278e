import { fetchClient } from '#src/data/api/member/client.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { RequestMode } from '../requests/list-requests.ts';
import { createMissingClient } from './create-client.ts';
import { track } from './track.ts';

/** Stores the bus client record; a member without one gets it (R4.5, R7.16, R4.16). */
export const refreshClient = (mode: RequestMode = 'silent'): Promise<void> =>
  track('client', mode, async (signal) => {
    const client = (await fetchClient(signal)) ?? (await createMissingClient());
    await storeMeta('client', client, Date.now());
  });
