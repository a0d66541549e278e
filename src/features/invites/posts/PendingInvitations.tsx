import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { mayHaveArrived, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { refusalWords, removeInvitation, retryInvitation } from '../submit-invitation.ts';
import styles from './PendingInvitations.module.css';

/** An invitation that waits or was refused, with what the member can do (R9.10). */
function PendingInvitation({ post }: { post: OutboxPost<'invitation'> }) {
  const { t } = useTranslation('invites');
  const navigate = useNavigate();
  const write = useWrite();
  if (!write) return null;
  const remove = async () => {
    const isConfirmed = await requestConfirmation({
      title: t('pending.removeTitle', { name: post.body.name }),
      text: t(mayHaveArrived(post) ? 'pending.removeUnknownText' : 'pending.removeText'),
      confirmText: t('pending.remove'),
      danger: true,
    });
    if (!isConfirmed) return;
    await removeInvitation(write, post.requestId);
    // The pressed button has gone with its notice.
    document.getElementById(SCREEN_TITLE_ID)?.focus({ preventScroll: true });
  };
  return (
    <PostNotice
      post={post}
      title={post.body.name}
      reason={post.refusal ? refusalWords(post.refusal) : undefined}
      onRetry={() => void retryInvitation(write, post.requestId)}
      onEdit={() => void navigate(hrefs.correctInvitation(post.requestId))}
      onRemove={() => void remove()}
    />
  );
}

/** A sent invitation that the service's list has not shown yet. */
function UnlistedInvitation({ post }: { post: OutboxPost<'invitation'> }) {
  const { t } = useTranslation('invites');
  return (
    <article className={`stack stack-tight surface ${styles.sent}`}>
      <p className={styles.name} translate="no">
        {post.body.name}
      </p>
      <Tag tone="positive" icon="send">
        {t('status.sent')}
      </Tag>
      <p className="muted small">{t('pending.sent')}</p>
    </article>
  );
}

/** The invitations of this device that the list does not have, newest first (R9.10). */
export function PendingInvitations({ posts }: { posts: readonly OutboxPost<'invitation'>[] }) {
  const { t } = useTranslation('invites');
  const titleId = useId();
  if (posts.length === 0) return null;
  return (
    <section className="stack stack-close" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('pending.title')}</h2>
      <ul className="stack stack-close">
        {posts.map((post) => (
          <li key={post.requestId}>
            {post.state === 'sent' ? (
              <UnlistedInvitation post={post} />
            ) : (
              <PendingInvitation post={post} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
