import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { PendingInvitation } from './PendingInvitation.tsx';
import styles from './PendingInvitations.module.css';

/** A sent invitation that the service's list has not shown yet. */
function UnlistedInvitation({ post }: { post: OutboxPost<'invitation'> }) {
  const { t } = useTranslation('invites');
  return (
    <article className={styles.sent}>
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
