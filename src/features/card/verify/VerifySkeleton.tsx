import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

/** The shape of the code's screen while the device is read. */
export function VerifySkeleton() {
  return (
    <div className="column">
      <LoadingRegion>
        <div className="stack">
          <Skeleton width="10rem" height="2.75rem" />
          <Skeleton width="16rem" height="2.3rem" />
          <Skeleton shape="block" height="18rem" />
        </div>
      </LoadingRegion>
    </div>
  );
}
