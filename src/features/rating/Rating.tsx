import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import type { Rating } from '#src/domain/rating/rating.ts';
import { member } from '#src/state/member/member.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Missing } from '#src/ui/app/Missing/Missing.tsx';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { OwnLevel } from './own/OwnLevel.tsx';
import { OwnPlace } from './own/OwnPlace.tsx';
import { Places } from './places/Places.tsx';
import { loadRating } from './stored-rating.ts';
import { Stories } from './stories/Stories.tsx';
import styles from './Rating.module.css';

/** The member's place and level first, then everyone's places, then the stories of others (R2.25). */
function RatingContent({ rating }: { rating: Rating }) {
  const { info } = useSnapshot(member);
  return (
    <div className="split">
      <div className={`stack ${styles.own}`}>
        <OwnPlace rating={rating} />
        {info && <OwnLevel friends={info.refPayments} />}
      </div>
      <div className={`stack ${styles.places}`}>
        <Places rating={rating} />
      </div>
      <div className={`stack ${styles.more}`}>
        <Stories />
        <Counting />
      </div>
    </div>
  );
}

const RULES = ['balance', 'equal', 'time', 'names'] as const;

/** How places are counted (R7.12), and what others see of the member. */
function Counting() {
  const { t } = useTranslation('rating');
  const rules = (
    <ul className={`stack stack-tight ${styles.rules}`}>
      {RULES.map((rule) => (
        <li key={rule}>{t(`counting.${rule}`)}</li>
      ))}
    </ul>
  );
  return (
    <Accordion level={2} items={[{ id: 'counting', title: t('counting.title'), content: rules }]} />
  );
}

const ROWS = ['62%', '48%', '70%', '55%', '66%', '50%', '58%'];

/** The shape of the rating while it loads. */
function RatingSkeleton() {
  return (
    <LoadingRegion>
      <div className="split">
        <div className={`stack ${styles.own}`}>
          <Skeleton shape="block" height="12.5rem" />
          <Skeleton shape="block" height="15rem" />
        </div>
        <div className={`stack ${styles.places}`}>
          <Card>
            <div className="stack">
              <Skeleton width="10rem" height="1.5rem" />
              <Skeleton shape="block" height="13rem" />
              {ROWS.map((width) => (
                <div key={width} className={styles.row}>
                  <Skeleton width="1.5rem" />
                  <Skeleton width={width} />
                  <Skeleton width="5rem" />
                </div>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}

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
