import { Card } from '#src/ui/base/Card/Card.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './OrderDetails.module.css';

/** Placeholder of an order while it is loaded. */
export function OrderSkeleton() {
  return (
    <LoadingRegion>
      <Card>
        <div className={styles.order}>
          <div className={styles.picture}>
            <Skeleton shape="block" height="8.125rem" />
          </div>
          <div className={`stack stack-tight ${styles.what}`}>
            <Skeleton width="7rem" height="1.75rem" />
            <Skeleton height="1.5rem" />
            <Skeleton width="5rem" />
            <Skeleton width="8rem" height="1.75rem" />
          </div>
          <div className={styles.course}>
            <Skeleton shape="block" height="3rem" />
            <Skeleton shape="block" height="16rem" />
          </div>
          <div className={styles.facts}>
            <Skeleton shape="block" height="6rem" />
          </div>
        </div>
      </Card>
    </LoadingRegion>
  );
}
