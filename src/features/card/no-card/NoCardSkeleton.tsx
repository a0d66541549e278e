import { useTranslation } from 'react-i18next';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './NoCard.module.css';

/** The shape of the screen while the cards come for the first time. */
export function NoCardSkeleton() {
  const { t } = useTranslation('screens');
  return (
    <div className="column column-grid">
      <VisuallyHidden>
        <ScreenTitle>{t('NoCard')}</ScreenTitle>
      </VisuallyHidden>
      <LoadingRegion>
        <div className={`stack stack-tight ${styles.screen}`}>
          <div className={styles.picture}>
            <Skeleton shape="block" height="100%" />
          </div>
          <div className="stack stack-close">
            <Skeleton width="80%" height="2.3rem" />
            <Skeleton />
            <Skeleton shape="block" height="18rem" />
            <Skeleton shape="block" height="3rem" />
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}
