import { fetchEmailConfirmation } from '#src/data/api/member/email-confirmation.ts';
import { fetchEmailChangeTickets } from '#src/data/api/programme/support.ts';
import { deleteMeta, storeMeta } from '#src/data/db/store-meta.ts';
import { clientRelation, needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { tracked } from '../refresh/track.ts';
import { loadOwnClient, type OwnClient } from './own-client.ts';

/** The attempt is the current client's; the new address waits only for the approval of a confirmed one. */
function hasAttempt({ client, email }: OwnClient): boolean {
  const isRequested = client.change_client_email !== null || client.is_client_email_confirmed;
  const isCurrent = clientRelation(client, email) === 'current';
  return (isCurrent && isRequested) || needsReplacement(client, email);
}

/** Stores attempts and deadline of a requested change, and the tickets of a confirmed one (R7.19, R7.15). */
export const refreshEmailAttempt = tracked('emailChange', async () => {
  const own = await loadOwnClient();
  if (!own || !hasAttempt(own)) return deleteMeta('emailChange');
  const { id, change_client_email: address, is_client_email_confirmed: isConfirmed } = own.client;
  const [attempt, tickets] = await Promise.all([
    fetchEmailConfirmation(id),
    isConfirmed ? fetchEmailChangeTickets() : [],
  ]);
  const stored = { address, attempt, ticketIds: tickets.map((ticket) => ticket.id) };
  await storeMeta('emailChange', stored, Date.now());
});
