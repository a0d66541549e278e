import { useState } from 'react';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';

export interface Cancellation {
  /** One that waits or was refused; null without one, and while the dialog shows it. */
  readonly post: OutboxPost<'cancellation'> | null;
  /** The dialog is open. */
  readonly isConfirming: boolean;
  /** The dialog was open, so the button that opened it may have gone. */
  readonly wasConfirming: boolean;
  readonly confirm: () => void;
  readonly end: () => void;
}

/** The last cancellation of an order that the service has not taken. */
async function loadCancellation(orderId: number) {
  const posts = await loadPosts('cancellation');
  return posts.findLast((post) => post.body.orderId === orderId && post.state !== 'sent') ?? null;
}

/**
 * An order's cancellation: the pending one is shown at the order's state, the button and dialog at its end.
 */
export function useCancellation(orderId: number): Cancellation {
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const post = useStored(() => loadCancellation(orderId), [orderId]) ?? null;
  const isConfirming = dialog === 'open';
  return {
    post: isConfirming ? null : post,
    isConfirming,
    wasConfirming: dialog === 'closed',
    confirm: () => setDialog('open'),
    end: () => setDialog('closed'),
  };
}
