import { useTranslation } from 'react-i18next';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './PendingInvitations.module.css';

/** A sent invitation that the service's list has not shown yet. */
export function UnlistedInvitation({ post }: { post: OutboxPost<'invitation'> }) {
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
