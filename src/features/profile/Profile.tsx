import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Failure } from '#src/domain/empty-reason.ts';
import { member, memberAge } from '#src/state/member/member.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
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
        <div className={`stack ${styles.hero}`}>
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
function ProfileMissing({ reason }: { reason: Failure | 'offline' }) {
  const { t } = useTranslation('profile');
  return (
    <div className="column stack stack-loose">
      <h1 id="screen-title" className={styles.title} tabIndex={-1}>
        {t('title')}
      </h1>
      <NotReceived
        isOffline={reason === 'offline'}
        title={t('failed')}
        text={missingText(reason, { offline: t('offlineText'), failed: t('failedText') })}
        onRetry={retryProfile}
      />
    </div>
  );
}

/** The member's own screen: coins, card, invitation link, history, papers, manager (R2.12). */
export function Profile() {
  const { status, info, cards, cardsKnown } = useSnapshot(member);
  const { updatedAt } = useSnapshot(memberAge);
  const reason = useEmptyReason('member', status === 'loading' ? undefined : false);

  if (info) {
    return (
      <ProfileContent info={info} cards={cards} cardsKnown={cardsKnown} updatedAt={updatedAt} />
    );
  }
  // What was received is known to the device.
  if (reason === 'loading' || reason === 'empty') return <ProfileSkeleton />;
  return <ProfileMissing reason={reason} />;
}
