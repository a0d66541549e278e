import { useTranslation } from 'react-i18next';
import { canChange, type OutboxPost } from '#src/domain/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import styles from './PostNotice.module.css';
import { PostState } from './PostState.tsx';

interface PostNoticeProps {
  post: OutboxPost;
  /** What was written: the friend's name, the address, the topic. */
  title: string;
  /** Replaces the refusal's text where the screen knows a better one. */
  reason?: string | undefined;
  onRetry: () => void;
  /** Opens the form with what was filled in; without it there is no such button. */
  onEdit?: (() => void) | undefined;
  onRemove: () => void;
}

/** What waits for the network, or was refused: its state, the reason, and what to do (R9.10). */
export function PostNotice({ post, title, reason, onRetry, onEdit, onRemove }: PostNoticeProps) {
  const { t } = useTranslation('posts');
  const format = useFormat();
  return (
    <article className={styles.notice} data-state={post.state}>
      <p className={styles.title}>{title}</p>
      <PostState post={post} reason={reason} />
      <p className="muted small">{t('writtenAt', { time: format.relative(post.createdAt) })}</p>
      {canChange(post) && (
        <div className={styles.actions}>
          {post.state === 'refused' && (
            <Button size="small" icon="refresh-cw" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {onEdit && (
            <Button size="small" variant="outline" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          <Button size="small" variant="quiet" onClick={onRemove}>
            {t('remove')}
          </Button>
        </div>
      )}
    </article>
  );
}
