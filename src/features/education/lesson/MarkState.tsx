import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { network } from '#src/state/network.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './LessonMark.module.css';

/** Where the mark is while the service does not have it (R9.10); a mark that goes out at once says nothing. */
export function MarkState({ pending }: { pending: OutboxPost | null }) {
  const { t } = useTranslation(['education', 'posts']);
  const { reachable } = useSnapshot(network);
  const isDelayed = pending?.state === 'waiting' && pending.attempts > 0;
  const isShown = pending !== null && (!reachable || isDelayed);
  return (
    <div className={styles.state} role="status">
      {isShown && (
        <p>
          <Icon name={reachable ? 'hourglass' : 'cloud-off'} size={20} />
          <span>{reachable ? t('posts:unconfirmed') : t('mark.kept')}</span>
        </p>
      )}
    </div>
  );
}
