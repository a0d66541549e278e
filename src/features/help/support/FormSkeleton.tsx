import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './TopicChoice.module.css';

/** The shape of the topics while the draft is read. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton width="7rem" height="1.3125rem" />
      <div className={styles.topics} style={{ marginBlockStart: '0.5rem' }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height="4rem" />
        ))}
      </div>
    </LoadingRegion>
  );
}
