import { Navigate } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { PendingPurchases } from '#src/features/purchase/pending/PendingPurchases.tsx';
import { Waiting } from '#src/features/waiting/Waiting.tsx';
import { viewedOwner } from '#src/platform/owner-view.ts';

/** /waiting of the member's own device; in owner view nothing is written. */
export function WaitingRoute() {
  if (viewedOwner() !== null) return <Navigate replace to={hrefs.profile()} />;
  return (
    <Waiting>
      <PendingPurchases />
    </Waiting>
  );
}
