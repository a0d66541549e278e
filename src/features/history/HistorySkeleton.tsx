import { OperationsSkeleton } from '#src/ui/app/OperationRow/OperationsSkeleton.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './History.module.css';

/** The shape of the history while it loads. */
export function HistorySkeleton() {
  return (
    <div className={styles.content}>
      <div className="stack">
        <Skeleton shape="block" height="2.75rem" />
        <Skeleton shape="block" height="26.25rem" />
      </div>
      <div className="stack">
        <Skeleton shape="block" height="3.25rem" />
        <Card>
          <OperationsSkeleton />
        </Card>
      </div>
    </div>
  );
}
