import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { conflict, notFound } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { PROFILE_CHANGING } from '#src/domain/email-change/email-change.ts';
import { OPEN_TICKET_STATUSES } from '#src/domain/support-ticket.ts';

const isAboutChange = (memberId: number) =>
  and(eq(supportTicket.memberId, memberId), eq(supportTicket.categoryCode, PROFILE_CHANGING));

/** The ticket of the member's last request: each confirmation opens one. */
async function lastTicket(db: Db, memberId: number) {
  const [found] = await db
    .select({
      id: supportTicket.id,
      approvedAt: supportTicket.approvedAt,
      status: supportTicket.statusCode,
    })
    .from(supportTicket)
    .where(isAboutChange(memberId))
    .orderBy(desc(supportTicket.id))
    .limit(1);
  return found;
}

/**
 * What the support has decided about a confirmed change of e-mail (R4.16). `open`: its ticket is open;
 * `undecided`: it was answered without a decision, or a seeded change has none.
 */
type ChangeDecision = 'approved' | 'refused' | 'open' | 'undecided';

/**
 * The decision about the member's confirmed change; a ticket that was closed without an approval refuses it.
 */
export async function readDecision(db: Db, memberId: number): Promise<ChangeDecision> {
  const ticket = await lastTicket(db, memberId);
  if (ticket?.approvedAt) return 'approved';
  if (ticket?.status === 'CLOSED') return 'refused';
  return ticket && OPEN_TICKET_STATUSES.includes(ticket.status) ? 'open' : 'undecided';
}

/**
 * Approves the change of e-mail that a ticket is about and closes the ticket (R4.16); to be called in a
 * transaction. Throws 404 for an unknown ticket, 409 unless it belongs to a confirmed change that waits.
 */
export async function approveEmailChange(tx: Db, ticketId: number): Promise<void> {
  const [ticket] = await tx
    .select({ memberId: supportTicket.memberId })
    .from(supportTicket)
    .where(eq(supportTicket.id, ticketId));
  if (!ticket) throw notFound();
  const { memberId } = ticket;
  await lockMember(tx, memberId);
  const [record] = await tx
    .select({ isConfirmed: client.isClientEmailConfirmed })
    .from(client)
    .where(eq(client.memberId, memberId));
  const last = await lastTicket(tx, memberId);
  const isRequest = record?.isConfirmed === true && last?.id === ticketId;
  // Closed without an approval it is refused.
  if (!isRequest || last.approvedAt !== null || last.status === 'CLOSED') {
    throw conflict('CONFLICT');
  }
  await tx
    .update(supportTicket)
    .set({ approvedAt: new Date() })
    .where(eq(supportTicket.id, ticketId));
  await closeChangeTickets(tx, memberId);
  await recordChange(tx, memberId, 'contacts');
}

export async function closeChangeTickets(tx: Db, memberId: number): Promise<void> {
  const isOpen = inArray(supportTicket.statusCode, [...OPEN_TICKET_STATUSES, 'ANSWERED']);
  await tx
    .update(supportTicket)
    .set({ statusCode: 'CLOSED', updatedAt: new Date() })
    .where(and(isAboutChange(memberId), isOpen));
}
