import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { TrackedEvent } from '#src/contract/contact-tracking.ts';
import type { Db } from './db.ts';
import { lockMember } from './members.ts';
import { change, trackingSession } from './schema/change.ts';

/** Reports a change of a member to every session of theirs (R7.11). */
export async function recordChange(tx: Db, memberId: number, kind: TrackedEvent): Promise<void> {
  await lockMember(tx, memberId);
  await tx.insert(change).values({ memberId, kind });
}

export interface Session {
  readonly sid: string;
  readonly memberId: number;
  /** When the session began, seconds since the epoch: older changes are no news to it. */
  readonly authTime: number;
}

/**
 * What changed for a member since the session last asked; each change is told to it once, also
 * when two of its tabs ask together (R7.11).
 */
export function takeChanges(db: Db, session: Session): Promise<TrackedEvent[]> {
  return db.transaction(async (tx) => {
    const last = await lockSession(tx, session);
    const news = await tx
      .select({ id: change.id, kind: change.kind })
      .from(change)
      .where(and(eq(change.memberId, session.memberId), gt(change.id, last)))
      .orderBy(asc(change.id));
    const newest = news.at(-1);
    if (newest) {
      await tx
        .update(trackingSession)
        .set({ lastChangeId: newest.id, seenAt: new Date() })
        .where(isSession(session));
    }
    return [...new Set(news.map((item) => item.kind))];
  });
}

const isSession = ({ sid, memberId }: Session) =>
  and(eq(trackingSession.sid, sid), eq(trackingSession.memberId, memberId));

async function lockSession(tx: Db, session: Session): Promise<number> {
  const { sid, memberId } = session;
  const [known] = await tx
    .select({ last: sql`coalesce(max(${change.id}), 0)`.mapWith(Number) })
    .from(change)
    .where(and(eq(change.memberId, memberId), lt(change.at, new Date(session.authTime * 1000))));
  await tx
    .insert(trackingSession)
    .values({ sid, memberId, lastChangeId: known?.last ?? 0 })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ last: trackingSession.lastChangeId })
    .from(trackingSession)
    .where(isSession(session))
    .for('update');
  return row?.last ?? 0;
}
