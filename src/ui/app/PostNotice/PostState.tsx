import { useTranslation } from 'react-i18next';
import { mayHaveArrived, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { refusalText } from './refusal-text.ts';
import styles from './PostNotice.module.css';

interface PostStateProps {
  post: OutboxPost;
  /** Replaces the refusal's text where the screen knows a better one. */
  reason?: string | undefined;
}

type Shown = 'waiting' | 'sending' | 'unconfirmed' | 'notPassed' | 'refused';

function shownState(post: OutboxPost): Shown {
  const { state, attempts, sentAt } = post;
  if (state === 'refused') return mayHaveArrived(post) ? 'notPassed' : 'refused';
  // A post that an earlier page began to send is not being sent: its response was lost with the page.
  if (state === 'sending' && (sentAt ?? 0) >= performance.timeOrigin) return 'sending';
  return attempts === 0 ? 'waiting' : 'unconfirmed';
}

const LOOK = {
  waiting: { tone: 'neutral', icon: 'hourglass' },
  sending: { tone: 'neutral', icon: 'refresh-cw' },
  unconfirmed: { tone: 'secondary', icon: 'hourglass' },
  notPassed: { tone: 'secondary', icon: 'hourglass' },
  refused: { tone: 'negative', icon: 'circle-x' },
} as const;

/** Whether a post waits, is being sent or was refused, and why (R9.10). */
export function PostState({ post, reason }: PostStateProps) {
  const { t } = useTranslation('posts');
  const state = shownState(post);
  const refusal = reason ?? (post.refusal && refusalText(post.refusal));
  return (
    <div role="status">
      <Tag {...LOOK[state]}>{t(state)}</Tag>
      {post.state === 'refused' && refusal && <p className={styles.reason}>{refusal}</p>}
    </div>
  );
}
