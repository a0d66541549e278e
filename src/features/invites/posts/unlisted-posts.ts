import { loadPosts } from '#src/data/db/posts.ts';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { loadInvitationsMeta } from '../list/stored-invitations.ts';

/**
 * The posts that the service's list does not have yet, newest first: they wait, were refused, or were sent
 * since its last refresh.
 */
export async function loadUnlistedPosts(): Promise<readonly OutboxPost<'invitation'>[]> {
  const [posts, meta] = await Promise.all([loadPosts('invitation'), loadInvitationsMeta()]);
  const receivedAt = meta?.updatedAt ?? 0;
  return posts
    .filter(({ state, sentAt }) => state !== 'sent' || (sentAt ?? 0) > receivedAt)
    .toReversed();
}
