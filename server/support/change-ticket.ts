import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { conflict, invalid, notFound } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { OPEN_TICKET_STATUSES, type TicketStatus } from '#src/domain/support-ticket.ts';
import { openTicketOf } from './tickets.ts';

/** What the support does with a ticket. */
export interface TicketChange {
  readonly status: TicketStatus;
  /** What the member reads; the previous one stays without it. */
  readonly answer?: string | undefined;
}

/**
 * Answers a ticket, closes it or opens it again (R2.27), and reports that to the member's sessions; to be called in
 * a transaction. Throws 404; 400 for ANSWERED without an answer; 409 OPEN_TICKET while another ticket of the
 * category is open.
 */
export async function changeTicket(
  tx: Db,
  id: number,
  { status, answer }: TicketChange,
): Promise<void> {
  const found = await lockTicket(tx, id);
  if (status === 'ANSWERED' && (answer ?? found.answer) === null) throw invalid('answer');
  if (OPEN_TICKET_STATUSES.includes(status)) {
    const open = await openTicketOf(tx, found.memberId, found.categoryCode);
    if (open !== undefined && open !== id) throw conflict('OPEN_TICKET', { ticketId: open });
  }
  await tx
    .update(supportTicket)
    .set({
      statusCode: status,
      updatedAt: new Date(),
      ...(answer !== undefined && { answer, localAnswer: null }),
    })
    .where(eq(supportTicket.id, id));
  await recordChange(tx, found.memberId, 'contacts');
}

/** The ticket, with its member locked. */
async function lockTicket(tx: Db, id: number) {
  const [found] = await tx
    .select({
      memberId: supportTicket.memberId,
      categoryCode: supportTicket.categoryCode,
      answer: supportTicket.answer,
    })
    .from(supportTicket)
    .where(eq(supportTicket.id, id));
  if (!found) throw notFound();
  await lockMember(tx, found.memberId);
  return found;
}
