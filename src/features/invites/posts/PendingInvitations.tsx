import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { PendingInvitation } from './PendingInvitation.tsx';
import styles from './PendingInvitations.module.css';
import { UnlistedInvitation } from './UnlistedInvitation.tsx';

/** The invitations of this device that the list does not have, newest first (R9.10). */
export function PendingInvitations({ posts }: { posts: readonly OutboxPost<'invitation'>[] }) {
  const { t } = useTranslation('invites');
  const titleId = useId();
  if (posts.length === 0) return null;
  return (
    <section className={styles.posts} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('pending.title')}</h2>
      <ul className={styles.posts}>
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
