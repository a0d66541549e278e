import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/posts.ts';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { findArrivedInvitation } from '#src/domain/sent-invitation.ts';

/** How many of the newest invitations may be one that was just sent. */
const NEWEST = 50;

/** A refresh this much later than a post was sent has seen its invitation, in ms. */
const CERTAIN_MS = 5 * 60_000;

/**
 * The posts that the service's list does not have yet, newest first: they wait, were refused, or were sent
 * and their invitation has not arrived. A refresh that ran beside the sending may have missed it.
 */
export async function loadUnlistedPosts(): Promise<readonly OutboxPost<'invitation'>[]> {
  const db = database();
  const [posts, meta, newest] = await Promise.all([
    loadPosts('invitation'),
    loadMeta(db, 'invitations'),
    db.invitations.reverse().limit(NEWEST).toArray(),
  ]);
  const isListed = (post: OutboxPost<'invitation'>): boolean =>
    post.state === 'sent' &&
    ((meta?.updatedAt ?? 0) > (post.sentAt ?? post.createdAt) + CERTAIN_MS ||
      findArrivedInvitation(newest, post) !== undefined);
  return posts.filter((post) => !isListed(post)).toReversed();
}
