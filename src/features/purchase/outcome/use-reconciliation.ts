import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/page/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';

const FIRST_DELAY_MS = 2000;
const LONGEST_DELAY_MS = 16_000;

async function reconcile(): Promise<void> {
  try {
    const { reconcilePurchases } = await loadSync();
    await reconcilePurchases();
  } catch {
    // Tried again, here or by the sync's rounds.
  }
}

/** Finds out the outcomes of live intents sooner than the sync's rounds do, while the member waits. */
export function useReconciliation(): void {
  const { reachable } = useSnapshot(network);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const reconcileAfter = (ms: number) => {
      timer = setTimeout(() => {
        void reconcile();
        reconcileAfter(Math.min(ms * 2, LONGEST_DELAY_MS));
      }, ms);
    };
    reconcileAfter(FIRST_DELAY_MS);
    return () => clearTimeout(timer);
  }, [reachable]);
}
