import { useTranslation } from 'react-i18next';
import type { OutboxPost } from '#src/domain/outbox-post.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';

/** The form on its way: nothing is left to do, and it can be taken back while it has not left. */
export function CardPostNotice({ post }: { post: OutboxPost<'card'> }) {
  const { t } = useTranslation('card');
  const retry = () => void loadSync().then((sync) => sync.retryPost(post.requestId), ignore);
  // The draft stays: without its post the form is shown again.
  const remove = () => void loadSync().then((sync) => sync.deleteOwnPost(post.requestId), ignore);
  return (
    <div className="stack">
      <p>{t('post.text')}</p>
      <PostNotice
        post={post}
        title={t('post.title')}
        onRetry={retry}
        onEdit={remove}
        onRemove={remove}
      />
    </div>
  );
}

const ignore = (): void => undefined;
