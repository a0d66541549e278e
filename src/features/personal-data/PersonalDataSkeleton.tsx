import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './PersonalData.module.css';

/** The shape of the personal data while they load. */
export function PersonalDataSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.content}>
        <Skeleton shape="block" height="29rem" />
        <div className="stack">
          <Skeleton shape="block" height="11rem" />
          <Skeleton shape="block" height="9rem" />
        </div>
      </div>
    </LoadingRegion>
  );
}
