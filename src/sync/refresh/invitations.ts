import { fetchInvitations } from '#src/data/api/member/relatives.ts';
import { database } from '#src/data/db/area/database.ts';
import { ifSameGeneration, loadGeneration } from '#src/data/db/area/generation.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts, storePostEvent } from '#src/data/db/outbox/posts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { detectInvitationEvents } from '#src/domain/events/change-events.ts';
import { mayHaveArrived } from '#src/domain/outbox/outbox-post.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';
import { findArrivedInvitation } from '#src/domain/referral/sent-invitation.ts';
import { addMemberEvents } from '../events/member-events.ts';
import { changesSince } from './changes-since.ts';
import { tracked } from './track.ts';

const PAGE = 200;

async function fetchAll(updatedSince: string | undefined, signal: AbortSignal) {
  const invitations: Invitation[] = [];
  let cursor: number | undefined;
  for (;;) {
    const page = await fetchInvitations({ cursor, updatedSince, limit: PAGE }, signal);
    invitations.push(...page.relatives);
    if (page.nextCursor === null) return { invitations, counts: page.counts };
    cursor = page.nextCursor;
  }
}

const newest = (times: readonly (string | null)[]): string | null =>
  times.reduce(
    (last, time) => (time !== null && (last === null || time > last) ? time : last),
    null,
  );

/** How many of the newest invitations may be one whose response did not come. */
const NEWEST = 50;

/** Ends the posts whose responses somebody on the way withheld, and whose invitations are in the list (R8.2). */
async function settleArrived(): Promise<void> {
  const unknown = (await loadPosts('invitation')).filter(mayHaveArrived);
  if (unknown.length === 0) return;
  const invitations = await database().invitations.reverse().limit(NEWEST).toArray();
  for (const post of unknown) {
    if (findArrivedInvitation(invitations, post))
      await storePostEvent(post.requestId, { type: 'accepted' });
  }
}

/**
 * Stores all invitations the first time, later those that changed (R2.23, R7.35), with the events of their
 * new statuses (R4.7).
 */
export const refreshInvitations = tracked('invitations', async (signal) => {
  const begun = await loadGeneration(database());
  const known = await loadMeta(database(), 'invitations');
  const last = known?.value.asOf ?? null;
  const since = changesSince(last === null ? [] : [last]);
  const { invitations, counts } = await fetchAll(since ?? undefined, signal);
  const asOf = newest([last, ...invitations.map(({ updatedAt }) => updatedAt)]);
  await writeTables(['invitations', 'events', 'meta'], async (db) =>
    ifSameGeneration(db, begun, async () => {
      await storeMeta('invitations', { asOf, counts }, Date.now());
      const stored = await db.invitations.bulkGet(invitations.map(({ id }) => id));
      await addMemberEvents(db, (at) => detectInvitationEvents(stored, invitations, at));
      await db.invitations.bulkPut([...invitations]);
    }),
  );
  await settleArrived();
});
