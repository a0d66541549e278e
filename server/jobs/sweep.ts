import { and, eq, exists, isNotNull, isNull, lt, lte, not, or } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { change, trackingSession } from '#server/database/schema/service/change.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { message } from '#server/database/schema/service/message.ts';
import { oidcModel, signInAttempt } from '#server/database/schema/service/oidc.ts';
import { eventDelivery, outgoingEvent } from '#server/database/schema/service/outgoing-event.ts';
import { deskDevice } from '#server/database/schema/shop/desk-device.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long rows are kept, in days. Responses of writes must be repeatable for 30 (R7.31). Changes outlive
 * the longest sign-in session, and the session's position outlives the changes: a session that returns
 * later starts at its sign-in, when all changes that it got are deleted (R7.11).
 */
const KEPT_DAYS = {
  responses: 35,
  changes: 35,
  sessions: 36,
  codes: 7,
  messages: 35,
  events: 35,
  devices: 90,
};

/** Deletes rows that no request can need any more. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(idempotentRequest).where(lt(idempotentRequest.at, daysAgo(KEPT_DAYS.responses)));
  await db.delete(change).where(lt(change.at, daysAgo(KEPT_DAYS.changes)));
  await db.delete(trackingSession).where(lt(trackingSession.seenAt, daysAgo(KEPT_DAYS.sessions)));
  await db.delete(confirmationCode).where(
    // A later step may require a confirmed code.
    and(
      isNull(confirmationCode.confirmedAt),
      lt(confirmationCode.deadline, daysAgo(KEPT_DAYS.codes)),
    ),
  );
  // A message that waits for its delivery stays.
  await db
    .delete(message)
    .where(and(lt(message.at, daysAgo(KEPT_DAYS.messages)), isNull(message.dueAt)));
  // An event that waits for a receiver stays, and so does what comes after it.
  const waits = exists(
    db
      .select({ one: eventDelivery.eventId })
      .from(eventDelivery)
      .where(and(eq(eventDelivery.eventId, outgoingEvent.id), isNotNull(eventDelivery.dueAt))),
  );
  await db.delete(outgoingEvent).where(
    or(
      and(lt(outgoingEvent.at, daysAgo(KEPT_DAYS.events)), not(waits)),
      // Its receiver is no longer known.
      lt(outgoingEvent.at, daysAgo(2 * KEPT_DAYS.events)),
    ),
  );
  await db
    .delete(oidcModel)
    .where(and(isNotNull(oidcModel.expiresAt), lte(oidcModel.expiresAt, now)));
  // Each sign-in at a desk is another device; one that was withdrawn stays so.
  await db
    .delete(deskDevice)
    .where(and(lt(deskDevice.seenAt, daysAgo(KEPT_DAYS.devices)), isNull(deskDevice.removedAt)));
  await db.delete(signInAttempt).where(lte(signInAttempt.expiresAt, now));
}
