import { useState } from 'react';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { canChange, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { SupportTicket, TicketCategory } from '#src/domain/support-ticket.ts';

/** The member's tickets as the device has them, newest first. */
export const loadTickets = async (): Promise<readonly SupportTicket[]> =>
  (await loadMeta(database(), 'tickets'))?.value ?? [];

/** Tickets that the service does not have yet, newest first. */
export const useTicketPosts = (): readonly OutboxPost<'ticket'>[] =>
  useStored(async () => {
    const posts = await loadPosts('ticket');
    return posts.filter(({ state }) => state !== 'sent').toReversed();
  }) ?? [];

/** The topics of tickets that the service refused because another one is open. */
export const topicsRefusedAsOpen = (
  posts: readonly OutboxPost<'ticket'>[],
): readonly TicketCategory[] =>
  posts
    .filter(({ refusal }) => refusal?.errorCode === 'OPEN_TICKET')
    .map(({ body }) => body.category_code);

/**
 * Whether a waiting ticket was sent since; false while that is read. One that is gone, and could still be taken back
 * when it was seen last, was taken back in another tab.
 */
export function useWasSent(requestId: string | null): boolean {
  const [lastSeen, setLastSeen] = useState({ requestId, canBeTakenBack: true });
  const post = useStored(
    async () => (requestId === null ? null : ((await database().posts.get(requestId)) ?? null)),
    [requestId],
  );
  if (post) {
    const seen = { requestId: post.requestId, canBeTakenBack: canChange(post) };
    const isNews =
      seen.requestId !== lastSeen.requestId || seen.canBeTakenBack !== lastSeen.canBeTakenBack;
    if (isNews) setLastSeen(seen);
  }
  if (post) return post.state === 'sent';
  return post === null && lastSeen.requestId === requestId && !lastSeen.canBeTakenBack;
}
