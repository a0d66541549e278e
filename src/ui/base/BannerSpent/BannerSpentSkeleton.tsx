import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './BannerSpent.module.css';

/** Placeholder of the banner: its lines in their sizes. */
export function BannerSpentSkeleton({ hasAction }: { hasAction: boolean }) {
  return (
    <div className={styles.place}>
      <LoadingRegion>
        <div className={styles.banner} data-loading>
          <div className={styles.title}>
            <Skeleton width="60%" height="1.25em" />
          </div>
          <div className={styles.motif} />
          <div className={`as-heading ${styles.amount}`}>
            <Skeleton width="7ch" height="1.15em" />
          </div>
          <div className={`wrapping-row ${styles.facts}`}>
            <Skeleton width="8rem" height="2.75rem" />
          </div>
          <div className={styles.rate}>
            <Skeleton width="9rem" height="1.25rem" />
          </div>
          {hasAction && (
            <div className={styles.action}>
              <Skeleton width="12rem" height="3rem" />
            </div>
          )}
        </div>
      </LoadingRegion>
    </div>
  );
}
