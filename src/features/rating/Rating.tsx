import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { emptyReason } from '#src/domain/empty-reason.ts';
import '#src/i18n/areas/rating.ts';
import { network } from '#src/state/network.ts';
import { syncStatus } from '#src/state/sync-status.ts';
import { useRefreshOnEntry } from '#src/sync/use-refresh-on-entry.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './Rating.module.css';
import { RatingContent } from './RatingContent.tsx';
import { RatingMissing } from './RatingMissing.tsx';
import { RatingSkeleton } from './RatingSkeleton.tsx';
import { loadRating } from './stored-rating.ts';

/** /rating: the top 50, the member's own place and level, and success stories (R2.25). */
export function Rating() {
  const { t } = useTranslation('rating');
  const stored = useStored(loadRating);
  const retry = useRefreshOnEntry('rating');
  const { state } = useSnapshot(syncStatus.rating);
  const { reachable } = useSnapshot(network);
  const rating = stored?.rating ?? null;
  const isEmpty = rating?.top.length === 0;
  const reason = stored ? emptyReason(rating !== null, state, reachable) : 'loading';

  return (
    <div className="column column-grid stack">
      <div className={styles.head}>
        <ScreenTitle>{t('title')}</ScreenTitle>
        {rating && <DataTime updatedAt={Date.parse(rating.asOf)} />}
      </div>
      {reason === 'loading' && <RatingSkeleton />}
      {reason !== 'loading' && (!rating || isEmpty) && (
        <RatingMissing reason={reason} onRetry={retry} />
      )}
      {rating && !isEmpty && <RatingContent rating={rating} />}
    </div>
  );
}
