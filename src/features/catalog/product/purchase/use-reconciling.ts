import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 16_000;

async function reconcile(): Promise<void> {
  try {
    const { reconcileOrders } = await import('#src/sync/order-intents.ts');
    await reconcileOrders();
  } catch {
    // What stays unknown is asked about again, here or by the sync's rounds.
  }
}

/** Asks what became of the open intents sooner than the sync's rounds do, while somebody looks on. */
export function useReconciling(): void {
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const after = (ms: number) => {
      timer = setTimeout(() => {
        void reconcile();
        after(Math.min(ms * 2, LONGEST_MS));
      }, ms);
    };
    after(FIRST_MS);
    return () => clearTimeout(timer);
  }, [reachable]);
}
