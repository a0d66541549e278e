import { fetchTickets } from '#src/data/api/support.ts';
import { database } from '#src/data/db/database.ts';
import { storeMeta } from '#src/data/db/meta.ts';
import { track } from './track.ts';

/** Stores the member's tickets (R2.27). */
export const refreshTickets = (): Promise<void> =>
  track('tickets', async () => {
    await storeMeta(database(), 'tickets', await fetchTickets(), Date.now());
  });
