import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { approveEmailChange } from '#server/email-change/approval.ts';
import { isItsCode } from '#server/members/find-client.ts';
import { PROFILE_CHANGING } from '#src/domain/email-change/email-change.ts';
import { OPEN_TICKET_STATUSES } from '#src/domain/support-ticket.ts';

/** A demonstration has no support: it approves a confirmed change of e-mail by itself after this time, ms. */
export const APPROVED_AFTER_MS = 10 * 60_000;

/**
 * Approves the changes that were confirmed long enough ago. A seeded change was confirmed by no code: it
 * waits, so that the account stays in its state.
 */
async function approveEmailChanges(db: Db, now: Date): Promise<void> {
  const due = await db
    .select({ ticketId: supportTicket.id })
    .from(client)
    .innerJoin(supportTicket, eq(supportTicket.memberId, client.memberId))
    .innerJoin(confirmationCode, isItsCode)
    .where(
      and(
        eq(client.isClientEmailConfirmed, true),
        eq(supportTicket.categoryCode, PROFILE_CHANGING),
        inArray(supportTicket.statusCode, [...OPEN_TICKET_STATUSES]),
        isNull(supportTicket.approvedAt),
        lte(confirmationCode.confirmedAt, new Date(now.getTime() - APPROVED_AFTER_MS)),
      ),
    );
  for (const { ticketId } of due) await db.transaction((tx) => approveEmailChange(tx, ticketId));
}

/** Does so every minute. */
export const APPROVAL_JOB = {
  name: 'approve-email-changes',
  everyMs: 60_000,
  run: approveEmailChanges,
};
