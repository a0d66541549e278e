import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './ProductDetailCard.module.css';
import facts from './ProductFacts.module.css';
import gallery from './ProductGallery.module.css';
import purchase from './ProductPurchase.module.css';

const FACTS = [1, 2, 3];

/** Placeholder of a product while it is loaded. */
export function ProductDetailSkeleton() {
  return (
    <LoadingRegion>
      <div className={styles.place}>
        <div className={`stack ${styles.card}`}>
          <div className={gallery.gallery}>
            <div className={styles.kept}>
              <Skeleton height="100%" shape="block" />
            </div>
          </div>
          <div className="stack stack-close">
            <Skeleton width="80%" height="1.75rem" />
            <Skeleton width="55%" height="2.875rem" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
            <div>
              {FACTS.map((fact) => (
                <div key={fact} className={`spread ${facts.fact}`}>
                  <Skeleton width="30%" />
                  <Skeleton width="20%" />
                </div>
              ))}
            </div>
          </div>
          <div className={purchase.first}>
            <Skeleton height="3rem" />
          </div>
        </div>
      </div>
    </LoadingRegion>
  );
}
