import { fetchTickets } from '#src/data/api/support.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import type { RequestMode } from '../list-requests.ts';
import { track } from './track.ts';

/** Stores the member's tickets (R2.27). */
export const refreshTickets = (mode: RequestMode = 'silent'): Promise<void> =>
  track('tickets', mode, async (signal) => {
    await storeMeta(database(), 'tickets', await fetchTickets(signal), Date.now());
  });
