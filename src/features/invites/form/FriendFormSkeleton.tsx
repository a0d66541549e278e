import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';

const FIELDS = [1, 2, 3, 4, 5];

/** The shape of the form while its draft is read. */
export function FriendFormSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack">
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="block" height="4.5rem" />
        ))}
        <Skeleton shape="block" height="24rem" />
      </div>
    </LoadingRegion>
  );
}
