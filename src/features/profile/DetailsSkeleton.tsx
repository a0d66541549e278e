import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Profile.module.css';

/** The shape of the profile below the card. */
export function DetailsSkeleton() {
  return (
    <>
      <div className={`stack ${styles.main}`}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="49rem" />
        <Skeleton shape="block" height="26rem" />
        <Skeleton shape="block" height="24rem" />
      </div>
      <div className={`stack ${styles.side}`}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton shape="block" height="15rem" />
      </div>
    </>
  );
}
