import { fetchTickets } from '#src/data/api/programme/support.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { detectTicketEvents } from '#src/domain/events/change-events.ts';
import { isOpenTicket, wholeTickets, type SupportTicket } from '#src/domain/support-ticket.ts';
import { addMemberEvents } from '../events/member-events.ts';
import { tracked } from './track.ts';

/** Stores the member's tickets (R2.27) with the events of their changes (R4.7). */
export const refreshTickets = tracked('tickets', async (signal) => {
  const tickets = await fetchTickets(signal);
  await writeTables(['events', 'meta'], async (db) => {
    const stored = await loadMeta(db, 'tickets');
    await addMemberEvents(db, (at) => detectTicketEvents(stored?.value, tickets, at));
    await storeMeta('tickets', tickets, Date.now());
  });
});

const loadKnownTickets = async (): Promise<readonly SupportTicket[]> =>
  wholeTickets((await loadMeta(database(), 'tickets'))?.value);

/** Refreshes the tickets of a member who has some, as far as the device knows. */
export async function refreshKnownTickets(): Promise<void> {
  if ((await loadKnownTickets()).length > 0) await refreshTickets();
}

/** Whether a ticket waits for the support, as far as the device knows. */
export const hasOpenTicket = async (): Promise<boolean> =>
  (await loadKnownTickets()).some(isOpenTicket);
