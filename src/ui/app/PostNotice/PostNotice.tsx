import { useTranslation } from 'react-i18next';
import { canChange, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { PostState } from './PostState.tsx';
import styles from './PostNotice.module.css';

interface PostNoticeProps {
  post: OutboxPost;
  /** What was written: the friend's name, the address, the topic. */
  title: string;
  /** Replaces the refusal's text where the screen knows a better one. */
  reason?: string | undefined;
  /** Why it cannot be edited now. */
  note?: string | undefined;
  /** Without it what was refused cannot be sent again. */
  onRetry?: (() => void) | undefined;
  /** Opens the form with what was filled in; without it there is no such button. */
  onEdit?: (() => void) | undefined;
  /** Opens the screen that it is about; without it there is no such button. */
  onOpen?: (() => void) | undefined;
  onRemove: () => void;
}

/** What waits for the network, or was refused: its state, the reason, and what to do (R9.10). */
export function PostNotice(props: PostNoticeProps) {
  const { post, title, reason, note, onRetry, onEdit, onOpen, onRemove } = props;
  const { t } = useTranslation('posts');
  const format = useFormat();
  return (
    <article className={styles.notice} data-state={post.state}>
      <p className={styles.title}>{title}</p>
      <PostState post={post} reason={reason} />
      <p className="muted small">{t('writtenAt', { time: format.relative(post.createdAt) })}</p>
      {note !== undefined && <p className="small">{note}</p>}
      {canChange(post) && (
        <div className="wrapping-row">
          {post.state === 'refused' && onRetry && (
            <Button size="small" icon="refresh-cw" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {onEdit && (
            <Button size="small" variant="outline" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          {onOpen && (
            <Button size="small" variant="outline" onClick={onOpen}>
              {t('open')}
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
