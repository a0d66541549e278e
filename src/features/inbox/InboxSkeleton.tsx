import { Card } from '#src/ui/base/Card/Card.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './EventRow.module.css';

const ROWS = ['70%', '55%', '80%', '60%'];

/** The shape of a day of events while they are read. */
export function InboxSkeleton() {
  return (
    <LoadingRegion>
      <Card padding="none">
        {ROWS.map((width) => (
          <div key={width} className={styles.row}>
            <Skeleton shape="round" width="2.5rem" height="2.5rem" />
            <div className={`stack stack-tight ${styles.texts}`}>
              <Skeleton width={width} />
              <span className={styles.line}>
                <Skeleton width="40%" height="0.75em" />
                <Skeleton width="2.5rem" height="0.75em" />
              </span>
            </div>
          </div>
        ))}
      </Card>
    </LoadingRegion>
  );
}
