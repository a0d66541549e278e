import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '#src/domain/product.ts';
import { network } from '#src/state/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';

type Problem = 'offline' | 'unknown' | 'refused';

interface GoalChoice {
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  readonly choose: (isGoal: boolean) => void;
}

/** A choice without a response keeps its request id, so that a retry is the same request (R7.31). */
interface GoalRequest {
  readonly isGoal: boolean;
  readonly requestId: string;
}

/** Makes the product the member's goal or removes the goal, once the service confirms it (R2.13). */
export function useGoal(product: Product): GoalChoice {
  const { reachable } = useSnapshot(network);
  const [isBusy, setBusy] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<GoalRequest | null>(null);
  const [problem, setProblem] = useState<Exclude<Problem, 'offline'> | null>(null);

  const send = async (request: GoalRequest) => {
    setBusy(true);
    setProblem(null);
    try {
      const { chooseGoal } = await loadSync();
      const outcome = await chooseGoal(request.isGoal ? product : null, request.requestId);
      setUnconfirmed(outcome === 'unknown' ? request : null);
      setProblem(outcome === 'done' ? null : outcome);
    } catch {
      // The chunk did not load, so nothing was sent; the outcome of an earlier request stays unknown.
      setProblem(unconfirmed ? 'unknown' : 'refused');
    }
    setBusy(false);
  };
  const choose = (isGoal: boolean) => {
    if (isBusy || !reachable) return;
    const same = unconfirmed?.isGoal === isGoal ? unconfirmed : null;
    void send(same ?? { isGoal, requestId: crypto.randomUUID() });
  };
  return { problem: reachable ? problem : 'offline', isBusy, choose };
}
