import { useTranslation } from 'react-i18next';
import type { TicketForm } from '#src/contract/programme/support.ts';
import { canChange, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { Write } from '#src/sync/use-write.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { useWantedEdit } from '#src/ui/app/PostNotice/use-wanted-edit.ts';
import { draftOf, TICKET_DRAFT } from './ticket-draft.ts';

interface UnsentTicketsProps {
  write: Write;
  posts: readonly OutboxPost<'ticket'>[];
  /**
   * State of the new ticket's form: a ticket to edit would replace what is filled in; null while it is
   * read.
   */
  form: 'empty' | 'filled' | null;
  /** Fills the form with a ticket that has become its draft. */
  onEdit: (values: TicketForm) => void;
  /** The member acts on a ticket: the message about the last attempt is outdated. */
  onAct: () => void;
  /** A ticket was sent again and has arrived. */
  onSent: () => void;
}

/** Tickets that the service does not have: waiting, or refused with the reason (R9.10). */
export function UnsentTickets(props: UnsentTicketsProps) {
  const { write, posts, form, onEdit, onAct, onSent } = props;
  const { t } = useTranslation('help');
  const remove = ({ requestId }: OutboxPost) => {
    onAct();
    return write()
      .then((sync) => sync.deletePost(requestId))
      .catch(() => false);
  };
  const retry = async ({ requestId }: OutboxPost) => {
    onAct();
    const post = await write()
      .then((sync) => sync.retryPost(requestId))
      .catch(() => undefined);
    if (post?.state === 'sent') onSent();
  };
  const edit = async ({ requestId, body }: OutboxPost<'ticket'>) => {
    onAct();
    const { image, ...fields } = body;
    const values = { ...fields, ...(image && { image }) };
    const isBack = await write()
      .then((sync) => sync.takePostBack(requestId, TICKET_DRAFT, { ...draftOf(values) }))
      .catch(() => false);
    if (isBack) onEdit(values);
  };
  useWantedEdit((requestId) => {
    const post = posts.find((one) => one.requestId === requestId);
    if (post && form === 'empty' && canChange(post)) void edit(post);
    return post !== undefined && form !== null;
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
      note={form === 'filled' && canChange(post) ? t('support.formFilled') : undefined}
      onEdit={form === 'empty' ? () => void edit(post) : undefined}
      onRemove={() => void remove(post)}
    />
  ));
}
