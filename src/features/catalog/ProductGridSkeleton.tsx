import { Grid } from '#src/ui/base/Grid/Grid.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './ProductGridSkeleton.module.css';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8];

/** The grid's shape while the stored catalog is loaded or received for the first time. */
export function ProductGridSkeleton() {
  return (
    <LoadingRegion>
      <div aria-hidden="true">
        <Grid items={PLACES} itemKey={(place) => place} gap="large">
          {() => (
            <div className="stack stack-tight">
              <div className={styles.picture}>
                <Skeleton height="100%" shape="block" />
              </div>
              <Skeleton width="50%" />
              <Skeleton width="90%" />
            </div>
          )}
        </Grid>
      </div>
    </LoadingRegion>
  );
}
