import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';

/** The last cancellation of an order that the service has not taken. */
async function loadCancellation(orderId: number) {
  const posts = await loadPosts('cancellation');
  return posts.findLast((post) => post.body.orderId === orderId && post.state !== 'sent') ?? null;
}

/**
 * An order's cancellation: the pending one is shown at the order's state, the button and dialog at its end.
 */
export function useCancellation(orderId: number) {
  const [dialog, setDialog] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const post = useStored(() => loadCancellation(orderId), [orderId]) ?? null;
  const isConfirming = dialog === 'open';
  return {
    /** One that waits or was refused; null without one, and while the dialog shows it. */
    post: isConfirming ? null : post,
    isConfirming,
    /** The button that opened the dialog may have gone. */
    wasConfirming: dialog === 'closed',
    confirm: () => setDialog('open'),
    end: () => setDialog('closed'),
  };
}

interface CancellationNoticeProps {
  post: OutboxPost<'cancellation'>;
  /** The order can still be cancelled. */
  mayRetry: boolean;
  /** The dialog has just closed, and the button that opened it has gone. */
  takesFocus: boolean;
}

const focus = (notice: HTMLDivElement | null): void => notice?.focus();
// When the code cannot be loaded without a network, the post stays as it is.
const ignore = (): void => undefined;

/** A cancellation that waits, or was refused while no dialog was open (R9.10). */
export function CancellationNotice({ post, mayRetry, takesFocus }: CancellationNoticeProps) {
  const { t } = useTranslation('orders');
  const { requestId, body } = post;
  const write = useWrite();
  if (!write) return null;
  const retry = () => void write().then((sync) => sync.retryPost(requestId), ignore);
  const remove = async () => {
    await write().then((sync) => sync.deletePost(requestId), ignore);
    // The pressed button has gone with its notice.
    document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
  };
  return (
    <div ref={takesFocus ? focus : null} tabIndex={-1}>
      <PostNotice
        post={post}
        title={t('cancel.post', { id: body.orderId })}
        onRetry={mayRetry ? retry : undefined}
        onRemove={() => void remove()}
      />
    </div>
  );
}
