import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { holderOf } from '#server/verification/codes.ts';
import { PROFILE_CHANGING } from '#src/domain/email-change/email-change.ts';
import { OPEN_TICKET_STATUSES } from '#src/domain/support-ticket.ts';

/** A demonstration has no support: it approves a confirmed change of e-mail by itself after this time, ms. */
export const APPROVED_AFTER_MS = 10 * 60_000;

/**
 * Approves the changes that were confirmed long enough ago. A seeded change was confirmed by no code: it
 * waits, so that the account stays in its state.
 */
async function approveEmailChanges(db: Db, now: Date): Promise<void> {
  const waiting = await db
    .select({
      ticketId: supportTicket.id,
      memberId: client.memberId,
      address: client.changeClientEmail,
    })
    .from(client)
    .innerJoin(supportTicket, eq(supportTicket.memberId, client.memberId))
    .where(
      and(
        eq(client.isClientEmailConfirmed, true),
        eq(supportTicket.categoryCode, PROFILE_CHANGING),
        inArray(supportTicket.statusCode, [...OPEN_TICKET_STATUSES]),
        isNull(supportTicket.approvedAt),
      ),
    );
  for (const { ticketId, memberId, address } of waiting) {
    if (address === null) continue;
    const confirmedBefore = new Date(now.getTime() - APPROVED_AFTER_MS);
    const isDue = await db.$count(
      confirmationCode,
      and(
        eq(confirmationCode.purpose, 'email'),
        eq(confirmationCode.holder, holderOf(memberId)),
        eq(confirmationCode.address, address),
        lte(confirmationCode.confirmedAt, confirmedBefore),
      ),
    );
    if (isDue > 0) await db.transaction((tx) => approveEmailChange(tx, ticketId));
  }
}

/** Does so every minute. */
export const APPROVAL_JOB = {
  name: 'approve-email-changes',
  everyMs: 60_000,
  run: approveEmailChanges,
};
