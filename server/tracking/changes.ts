import { and, asc, eq, exists, gt, lt, sql, type Placeholder } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { madeOnce } from '#server/database/made-once.ts';
import { change, trackingSession } from '#server/database/schema/service/change.ts';
import { lockMember } from '#server/members/members.ts';
import type { TrackedEvent } from '#src/contract/programme/contact-tracking.ts';

/** Publishes a change of a member to all sessions of theirs (R7.11). */
export async function recordChange(tx: Db, memberId: number, kind: TrackedEvent): Promise<void> {
  await lockMember(tx, memberId);
  await tx.insert(change).values({ memberId, kind });
}

export interface Session {
  readonly sid: string;
  readonly memberId: number;
  /** When the session began, in seconds since the epoch: it gets no older changes. */
  readonly authTime: number;
}

/**
 * What changed for a member since the session's last request. The session gets each change once, also when
 * two of its tabs poll two processes at the same time (R7.11).
 */
export async function takeChanges(db: Db, session: Session): Promise<TrackedEvent[]> {
  // Nearly every poll ends here: one look-up, no lock.
  const [known] = await newsBySession(db).execute({ sid: session.sid, memberId: session.memberId });
  if (known?.hasNews === false) return [];
  return db.transaction(async (tx) => {
    if (!known) await startSession(tx, session);
    const last = await lockSession(tx, session);
    const changes = await tx
      .select({ id: change.id, kind: change.kind })
      .from(change)
      .where(and(eq(change.memberId, session.memberId), gt(change.id, last)))
      .orderBy(asc(change.id));
    const newest = changes.at(-1);
    if (newest) {
      await tx
        .update(trackingSession)
        .set({ lastChangeId: newest.id, seenAt: new Date() })
        .where(isSession(session));
    }
    return [...new Set(changes.map((item) => item.kind))];
  });
}

/** By a session, or by the placeholders of one. */
const isSession = ({
  sid,
  memberId,
}: Pick<Session, 'sid' | 'memberId'> | Readonly<Record<'sid' | 'memberId', Placeholder>>) =>
  and(eq(trackingSession.sid, sid), eq(trackingSession.memberId, memberId));

/** The changes that a session of the outer query has not got. */
const newsOfSession = (db: Db) =>
  db
    .select({ id: change.id })
    .from(change)
    .where(
      and(
        eq(change.memberId, trackingSession.memberId),
        gt(change.id, trackingSession.lastChangeId),
      ),
    );

const newsBySession = madeOnce((db) =>
  db
    .select({ hasNews: sql<boolean>`${exists(newsOfSession(db))}` })
    .from(trackingSession)
    .where(isSession({ sid: sql.placeholder('sid'), memberId: sql.placeholder('memberId') }))
    .prepare(''),
);

/** Starts a session at its sign-in; does nothing when another process was faster. */
async function startSession(tx: Db, { sid, memberId, authTime }: Session): Promise<void> {
  const [known] = await tx
    .select({ last: sql`coalesce(max(${change.id}), 0)`.mapWith(Number) })
    .from(change)
    .where(and(eq(change.memberId, memberId), lt(change.at, new Date(authTime * 1000))));
  await tx
    .insert(trackingSession)
    .values({ sid, memberId, lastChangeId: known?.last ?? 0 })
    .onConflictDoNothing();
}

/** The last change that the session got; locks the session until the transaction ends. */
async function lockSession(tx: Db, session: Session): Promise<number> {
  const [row] = await tx
    .select({ last: trackingSession.lastChangeId })
    .from(trackingSession)
    .where(isSession(session))
    .for('update');
  return row?.last ?? 0;
}
