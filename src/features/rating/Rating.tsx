import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { member } from '#src/state/member/member.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { RatingContent } from './RatingContent.tsx';
import { RatingSkeleton } from './RatingSkeleton.tsx';
import { loadRating } from './stored-rating.ts';

/** /rating: the top 50, the member's own place and level, and success stories (R2.25). */
export function Rating() {
  const { t } = useTranslation('rating');
  const { data: rating = null, reason, retry } = useCollection('rating', loadRating);
  const isEmpty = rating?.top.length === 0;
  const { info } = useSnapshot(member);
  const isMemberAwaited = useEmptyReason('member', info !== null) === 'loading';
  // The member's level stands above the places, which would move when it came after them.
  const isLoading = reason === 'loading' || (rating !== null && !isEmpty && isMemberAwaited);

  return (
    <div className="column column-grid stack">
      <div className="title-line">
        <ScreenTitle>{t('title')}</ScreenTitle>
        {rating && <DataTime updatedAt={Date.parse(rating.asOf)} />}
      </div>
      {isLoading && <RatingSkeleton />}
      {!isLoading && (!rating || isEmpty) && (
        <Missing
          area="rating"
          reason={reason}
          picture="ledger"
          action={<LinkButton to={hrefs.invites()}>{t('invite')}</LinkButton>}
          onRetry={retry}
        />
      )}
      {!isLoading && rating && !isEmpty && <RatingContent rating={rating} />}
    </div>
  );
}
