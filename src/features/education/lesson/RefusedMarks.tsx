import { useTranslation } from 'react-i18next';
import { loadPosts } from '#src/data/db/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';

/** Marks of a lesson that the service did not take, each with a retry (R9.10). */
export function RefusedMarks({ lessonId }: { lessonId: number }) {
  const { t } = useTranslation('education');
  const posts = useStored(() => loadPosts('lessonProgress')) ?? [];
  const refused = posts.filter(
    ({ state, body }) => state === 'refused' && body.lessonId === lessonId,
  );
  // What cannot be loaded without a network leaves the post as it is.
  const act = (name: 'retryPost' | 'deleteOwnPost', requestId: string) =>
    void loadSync()
      .then((sync): Promise<unknown> => sync[name](requestId))
      .catch(() => undefined);
  return refused.map((post) => (
    <PostNotice
      key={post.requestId}
      post={post}
      title={t(post.body.done ? 'mark.refused' : 'mark.refusedUndo')}
      onRetry={() => act('retryPost', post.requestId)}
      onRemove={() => act('deleteOwnPost', post.requestId)}
    />
  ));
}
