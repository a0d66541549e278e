import { PendingPurchases } from '#src/features/purchase/pending/PendingPurchases.tsx';
import { Waiting } from '#src/features/waiting/Waiting.tsx';

/** /waiting: the purchases without an order stand beside the posts. */
export const WaitingRoute = () => (
  <Waiting>
    <PendingPurchases />
  </Waiting>
);
