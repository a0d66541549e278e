import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './InvitationList.module.css';

const CARDS = [1, 2, 3, 4];

/** Placeholders for the filter and the cards of invitations. */
export function InvitationListSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack stack-close">
        <Skeleton shape="block" height="3.25rem" />
        <div className={`stack stack-close ${styles.list}`}>
          {CARDS.map((card) => (
            <Skeleton key={card} shape="block" height="10rem" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}
