import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loadUnsentPosts } from '#src/data/db/outbox/posts.ts';
import { loadPendingIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { WaitingPost } from './WaitingPost.tsx';
import styles from './Waiting.module.css';

const loadWaiting = async () => ({
  posts: await loadUnsentPosts(),
  hasPurchases: (await loadPendingIntents()).length > 0,
});

interface WaitingProps {
  /** The purchases without an order. */
  readonly children: ReactNode;
}

/** /waiting: everything that the service does not have yet, or has refused (R9.9, R9.10). */
export function Waiting({ children }: WaitingProps) {
  const { t } = useTranslation(['waiting', 'screens']);
  const waiting = useStored(loadWaiting);
  const isEmpty = waiting && waiting.posts.length === 0 && !waiting.hasPurchases;
  return (
    <div className="column stack">
      <div>
        <GoBack to={hrefs.settings()}>{t('screens:Settings')}</GoBack>
        <ScreenTitle>{t('screens:Waiting')}</ScreenTitle>
        {waiting && !isEmpty && <p className={`muted ${styles.lead}`}>{t('lead')}</p>}
      </div>
      {!waiting && (
        <LoadingRegion>
          <Skeleton shape="block" height="9rem" />
        </LoadingRegion>
      )}
      {isEmpty && <EmptyState picture="sent" title={t('empty')} text={t('emptyText')} />}
      {waiting && waiting.posts.length > 0 && (
        <ul className="stack stack-close">
          {waiting.posts.map((post) => (
            <li key={post.requestId}>
              <WaitingPost post={post} />
            </li>
          ))}
        </ul>
      )}
      <div>{children}</div>
    </div>
  );
}
