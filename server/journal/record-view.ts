import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#server/database/db.ts';
import { member } from '#server/database/schema/member/member.ts';
import type { ViewRecorder } from '#server/http/environment.ts';
import { actorOf, addToJournal } from './journal.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Views that a process knows to be in the journal. */
const KNOWN = { max: 10_000, ttl: HOUR_MS };

/**
 * Adds to the journal that staff looks at a member's area, once an hour of a sign-in (R11.3). The response waits
 * for it: nobody looks without a row.
 */
export function createViewRecorder(db: Db): ViewRecorder['recordView'] {
  const known = new LRUCache<string, true>(KNOWN);
  return async (viewer, ownerEmail) => {
    const hour = Math.floor(Date.now() / HOUR_MS);
    const view = `${viewer.sid} ${ownerEmail} ${hour}`;
    if (known.has(view)) return;
    const [owner] = await db
      .select({ id: member.id, reference: member.reference })
      .from(member)
      .where(eq(member.email, ownerEmail));
    // Without a member there is no area to look at.
    if (!owner) return;
    await addToJournal(db, {
      ...actorOf(viewer, 'members.view'),
      entity: 'member',
      entityId: owner.reference,
      memberId: owner.id,
      once: `view ${viewer.sid} ${owner.id} ${hour}`,
    });
    known.set(view, true);
  };
}
