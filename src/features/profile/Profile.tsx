import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { member, memberAge } from '#src/state/member.ts';
import { network } from '#src/state/network.ts';
import { useEmptyReason } from '#src/state/use-empty-reason.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import { ProfileContent } from './ProfileContent.tsx';
import { retryProfile } from './refresh.ts';
import styles from './Profile.module.css';

/** The shape of the profile while it loads for the first time. */
function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <LoadingRegion>
      <div className="column column-grid split">
        <div className={styles.hero}>
          <h1 id="screen-title" className={styles.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <div className="stack stack-tight">
            <Skeleton width="6rem" height="1.25rem" />
            <Skeleton width="14rem" height="2.75rem" />
            <Skeleton width="11rem" height="1.25rem" />
          </div>
          <div className={styles.cardPlace}>
            <Skeleton shape="block" height="100%" />
          </div>
        </div>
        <DetailsSkeleton />
      </div>
    </LoadingRegion>
  );
}

/** Replaces a profile that was not received and is not stored, with a retry. */
function ProfileMissing({ isReachable }: { isReachable: boolean }) {
  const { t } = useTranslation('profile');
  return (
    <div className="column stack stack-loose">
      <h1 id="screen-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <NotReceived
        isReachable={isReachable}
        title={t('failed')}
        text={t(isReachable ? 'failedText' : 'offlineText')}
        onRetry={retryProfile}
      />
    </div>
  );
}

/** The member's own screen: coins, card, invitation link, history, papers, manager (R2.12). */
export function Profile() {
  const { status, info, cards, cardsKnown } = useSnapshot(member);
  const { updatedAt } = useSnapshot(memberAge);
  const { reachable } = useSnapshot(network);
  const reason = useEmptyReason('member', status === 'loading' ? undefined : false);

  if (info) {
    return (
      <ProfileContent info={info} cards={cards} cardsKnown={cardsKnown} updatedAt={updatedAt} />
    );
  }
  return reason === 'loading' ? <ProfileSkeleton /> : <ProfileMissing isReachable={reachable} />;
}
