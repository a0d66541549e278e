import { and, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Db } from './db.ts';
import { change, trackingSession } from './schema/change.ts';
import { confirmationCode } from './schema/confirmation-code.ts';
import { idempotentRequest } from './schema/idempotent-request.ts';
import { message } from './schema/message.ts';
import { oidcModel, signInAttempt } from './schema/oidc.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How long rows are of use, in days. Answers of writes are owed for 30 (R7.31). Changes outlive the
 * longest sign-in session, and its place in them lives as long as they do: a session that comes back
 * later begins at its sign-in, and everything that it was told is gone (R7.11).
 */
const KEPT_DAYS = { answers: 35, changes: 35, sessions: 36, codes: 7, messages: 35 };

/** Removes what nobody can ask for any more. */
export async function sweep(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(idempotentRequest).where(lt(idempotentRequest.at, daysAgo(KEPT_DAYS.answers)));
  await db.delete(change).where(lt(change.at, daysAgo(KEPT_DAYS.changes)));
  await db.delete(trackingSession).where(lt(trackingSession.seenAt, daysAgo(KEPT_DAYS.sessions)));
  await db.delete(confirmationCode).where(
    // A code that was confirmed is a fact that a later step asks for.
    and(
      isNull(confirmationCode.confirmedAt),
      lt(confirmationCode.deadline, daysAgo(KEPT_DAYS.codes)),
    ),
  );
  // What still waits for its delivery stays.
  await db
    .delete(message)
    .where(and(lt(message.at, daysAgo(KEPT_DAYS.messages)), isNull(message.dueAt)));
  await db
    .delete(oidcModel)
    .where(and(isNotNull(oidcModel.expiresAt), lte(oidcModel.expiresAt, now)));
  await db.delete(signInAttempt).where(lte(signInAttempt.expiresAt, now));
}
