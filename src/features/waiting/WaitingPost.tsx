import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { loadPostSubject } from '#src/data/db/outbox/post-subject.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { ListedKind, ListedPost } from '#src/domain/outbox/outbox-post.ts';
import { postHref } from '#src/domain/outbox/post-address.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { editState } from '#src/ui/app/PostNotice/use-wanted-edit.ts';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';

type Action = 'edit' | 'retry';

/**
 * What a member can do with a post beside removing it. One that a press made has no form to edit it. Where a refusal
 * is final, as of an order that can no longer be cancelled, its own screen shows what is left.
 */
const ACTIONS: Readonly<Record<ListedKind, readonly Action[]>> = {
  invitation: ['edit', 'retry'],
  card: ['edit', 'retry'],
  ticket: ['edit', 'retry'],
  address: ['edit', 'retry'],
  addressChange: ['edit', 'retry'],
  personalData: ['edit', 'retry'],
  lessonProgress: ['retry'],
  cancellation: [],
  handOut: ['retry'],
  goal: ['retry'],
};

// When the code cannot be loaded without a network, the post stays as it is.
const ignore = (): void => undefined;

function usePostTitle(post: ListedPost): string {
  const { t } = useTranslation('waiting');
  switch (post.kind) {
    case 'invitation':
      return t('titles.invitation', { name: post.body.name });
    case 'ticket':
      return t('titles.ticket', { topic: post.body.topic });
    case 'address':
      return t('titles.address', { address: post.body.address });
    case 'cancellation':
      return t('titles.cancellation', { id: post.body.orderId });
    case 'handOut':
      return t('titles.handOut', { id: post.body.orderId });
    case 'lessonProgress':
      return t(post.body.done ? 'titles.lesson' : 'titles.lessonUndone');
    case 'goal':
      return t(post.body.prodId === null ? 'titles.noGoal' : 'titles.goal');
    case 'card':
    case 'addressChange':
    case 'personalData':
      return t(`titles.${post.kind}`);
  }
}

/** One post that the service does not have, with everything that the member can do about it (R9.10). */
export function WaitingPost({ post }: { post: ListedPost }) {
  const { t } = useTranslation('waiting');
  const navigate = useNavigate();
  const { language } = useFormat();
  const plain = usePostTitle(post);
  const subject = useStored(() => loadPostSubject(post), [post.requestId]);
  const title = subject ? t('titles.named', { title: plain, name: subject[language] }) : plain;
  const { requestId, kind } = post;
  const write = useWrite();
  if (!write) return null;
  const open = () => void navigate(postHref(post), { state: editState(requestId) });
  const retry = () => void write().then((sync) => sync.retryPost(requestId), ignore);
  const remove = async () => {
    const isConfirmed = await requestConfirmation({
      title: t('remove.title'),
      text: t('remove.text', { title }),
      confirmText: t('remove.confirm'),
      cancelText: t('remove.keep'),
      danger: true,
    });
    if (!isConfirmed) return;
    await write().then((sync) => sync.deletePost(requestId), ignore);
    // The pressed button has gone with its notice.
    document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
  };
  const isPossible = (action: Action) => ACTIONS[kind].includes(action);
  return (
    <PostNotice
      post={post}
      title={title}
      onRetry={isPossible('retry') ? retry : undefined}
      onEdit={isPossible('edit') ? open : undefined}
      onOpen={isPossible('edit') ? undefined : open}
      onRemove={() => void remove()}
    />
  );
}
