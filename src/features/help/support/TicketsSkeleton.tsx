import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './TicketCard.module.css';

/** The shape of a ticket while they are read. */
export function TicketsSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.ticket}>
        <Skeleton width="6rem" height="1.75rem" shape="block" />
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="10rem" />
      </div>
    </LoadingRegion>
  );
}
