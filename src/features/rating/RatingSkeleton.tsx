import { Card } from '#src/ui/base/Card/Card.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Rating.module.css';

const ROWS = ['62%', '48%', '70%', '55%', '66%', '50%', '58%'];

/** The shape of the rating while it loads. */
export function RatingSkeleton() {
  return (
    <LoadingRegion>
      <div className="split">
        <div className={styles.own}>
          <Skeleton shape="block" height="12.5rem" />
          <Skeleton shape="block" height="15rem" />
        </div>
        <div className={styles.places}>
          <Card>
            <div className="stack">
              <Skeleton width="10rem" height="1.5rem" />
              <Skeleton shape="block" height="13rem" />
              {ROWS.map((width) => (
                <div key={width} className={styles.row}>
                  <Skeleton width="1.5rem" />
                  <Skeleton width={width} />
                  <Skeleton width="5rem" />
                </div>
              ))}
            </div>
          </Card>
        </div>
      </div>
    </LoadingRegion>
  );
}
