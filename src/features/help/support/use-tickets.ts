import { database } from '#src/data/db/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import type { SupportTicket, TicketCategory } from '#src/domain/support-ticket.ts';

/** The member's tickets as the device has them, with the time of their refresh (ms). */
export interface StoredTickets {
  readonly value: readonly SupportTicket[];
  readonly updatedAt: number;
}

/** Null when they were never received, undefined while they are read. */
export const useTickets = (): StoredTickets | null | undefined =>
  useStored(async () => (await loadMeta(database(), 'tickets')) ?? null);

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

/** Whether a waiting ticket is no longer on the device, because it was sent; false while that is read. */
export const useHasLeft = (requestId: string | null): boolean =>
  useStored(
    async () => requestId !== null && (await database().posts.get(requestId)) === undefined,
    [requestId],
  ) ?? false;
