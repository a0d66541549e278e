import { useTranslation } from 'react-i18next';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { DetailsSkeleton } from './DetailsSkeleton.tsx';
import styles from './Profile.module.css';

/** The shape of the profile while it loads for the first time. */
export function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <LoadingRegion>
      <div className={`column column-grid ${styles.profile}`}>
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
