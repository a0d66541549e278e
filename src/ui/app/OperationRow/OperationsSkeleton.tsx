import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './OperationRow.module.css';

const ROWS = ['70%', '55%', '80%', '60%', '65%'];

/** Placeholders for operation rows. */
export function OperationsSkeleton() {
  return (
    <LoadingRegion>
      {ROWS.map((width) => (
        <div key={width} className={`wrapping-row ${styles.row}`}>
          <Skeleton shape="round" width="2.5rem" height="2.5rem" />
          <div className={`stack stack-tight ${styles.texts}`}>
            <Skeleton width={width} />
            <Skeleton width="40%" height="0.75em" />
          </div>
          <Skeleton width="5rem" />
        </div>
      ))}
    </LoadingRegion>
  );
}
