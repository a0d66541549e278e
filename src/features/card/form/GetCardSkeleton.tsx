import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';

/** The shape of the form while its kept values are read. */
export function GetCardSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack stack-loose">
        <Skeleton shape="block" height="38rem" />
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="10rem" />
      </div>
    </LoadingRegion>
  );
}
