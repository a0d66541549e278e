import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './OrderList.module.css';

const CARDS = [1, 2, 3, 4];

/** Placeholders for order cards. */
export function OrderListSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.list}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="7.875rem" />
        ))}
      </div>
    </LoadingRegion>
  );
}
