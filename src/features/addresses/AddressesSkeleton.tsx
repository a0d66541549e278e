import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Addresses.module.css';

/** The button and two addresses while they load. */
export function AddressesSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        <div className={`stack stack-tight ${styles.add}`}>
          <Skeleton shape="block" height="3rem" width="14rem" />
        </div>
        <AddressListSkeleton />
      </div>
    </LoadingRegion>
  );
}

/** Two addresses. */
export const AddressListSkeleton = () => (
  <div className={`stack stack-close ${styles.list}`}>
    <Skeleton shape="block" height="12rem" />
    <Skeleton shape="block" height="12rem" />
  </div>
);
