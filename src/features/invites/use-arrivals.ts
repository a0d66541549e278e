import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { session } from '#src/state/session.ts';

/**
 * Refreshes the list while it lacks an invitation that was sent: the refresh after the sending ends with its
 * tab, and a fresh list is not refreshed again when the screen opens.
 */
export function useArrivals(
  posts: readonly OutboxPost<'invitation'>[] | undefined,
  refresh: () => Promise<void>,
): void {
  const { status } = useSnapshot(session);
  const missing = posts?.filter(({ state }) => state === 'sent').length ?? 0;
  useEffect(() => {
    if (missing > 0 && status === 'authenticated') void refresh();
  }, [missing, status, refresh]);
}
