import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

/** The shape of an outcome while it is read from the device. */
export function OutcomeSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton shape="block" height="28rem" />
    </LoadingRegion>
  );
}
