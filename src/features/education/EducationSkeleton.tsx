import { Card } from '#src/ui/base/Card/Card.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Education.module.css';

const ROWS = ['70%', '55%', '64%', '80%', '60%', '72%', '50%'];

/** The shape of the course while it loads. */
export function EducationSkeleton() {
  return (
    <LoadingRegion>
      <div className={`stack stack-loose ${styles.content}`}>
        <Skeleton shape="block" height="14rem" />
        <div className={styles.lessons}>
          <Skeleton width="8rem" height="1.5rem" />
          <Card padding="none">
            {ROWS.map((width) => (
              <div key={width} className={styles.row}>
                <Skeleton shape="round" width="2.5rem" height="2.5rem" />
                <div className="stack stack-tight">
                  <Skeleton width={width} />
                  <Skeleton width="90%" height="0.75em" />
                  <Skeleton width="6rem" height="0.75em" />
                </div>
              </div>
            ))}
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}
