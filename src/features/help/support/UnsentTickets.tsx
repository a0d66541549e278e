import { useTranslation } from 'react-i18next';
import type { TicketForm } from '#src/contract/support.ts';
import { canChange, type OutboxPost } from '#src/domain/outbox-post.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { useWantedEdit } from '#src/ui/app/PostNotice/use-wanted-edit.ts';

interface UnsentTicketsProps {
  posts: readonly OutboxPost<'ticket'>[];
  /** Fills the form with a ticket; without it the form holds something that would be lost. */
  onEdit: ((values: TicketForm) => void) | undefined;
  /** The member acts on a ticket: what was said about the last attempt is over. */
  onAct: () => void;
  /** A ticket was sent again and has arrived. */
  onSent: () => void;
}

/** Tickets that the service does not have: waiting, or refused with the reason (R9.10). */
export function UnsentTickets({ posts, onEdit, onAct, onSent }: UnsentTicketsProps) {
  const { t } = useTranslation('help');
  const remove = ({ requestId }: OutboxPost) => {
    onAct();
    return loadSync()
      .then((sync) => sync.deleteOwnPost(requestId))
      .catch(() => false);
  };
  const retry = async ({ requestId }: OutboxPost) => {
    onAct();
    const post = await loadSync()
      .then((sync) => sync.retryPost(requestId))
      .catch(() => undefined);
    if (post?.state === 'sent') onSent();
  };
  const edit = async (post: OutboxPost<'ticket'>) => {
    if (!(await remove(post))) return;
    const { image, ...fields } = post.body;
    onEdit?.({ ...fields, ...(image && { image }) });
  };
  useWantedEdit((requestId) => {
    const post = posts.find((one) => one.requestId === requestId);
    if (post && canChange(post)) void edit(post);
    return post !== undefined;
  });
  const reasonOf = ({ refusal }: OutboxPost): string | undefined =>
    refusal?.errorCode === 'OPEN_TICKET' ? t('support.open.refused') : undefined;
  return posts.map((post) => (
    <PostNotice
      key={post.requestId}
      post={post}
      title={post.body.topic}
      reason={reasonOf(post)}
      onRetry={() => void retry(post)}
      onEdit={onEdit && (() => void edit(post))}
      onRemove={() => void remove(post)}
    />
  ));
}
