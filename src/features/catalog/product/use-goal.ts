import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Product } from '#src/domain/product.ts';
import { network } from '#src/state/network.ts';

type Problem = 'offline' | 'unknown' | 'refused';

interface GoalChoice {
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  readonly choose: (isGoal: boolean) => void;
}

/** A wish that got no answer keeps its request id, so that asking again is the same request (R7.31). */
interface Wish {
  readonly isGoal: boolean;
  readonly requestId: string;
}

/** Makes the product the member's goal or takes the goal away, when the service says so (R2.13). */
export function useGoal(product: Product): GoalChoice {
  const { reachable } = useSnapshot(network);
  const [isBusy, setBusy] = useState(false);
  const [open, setOpen] = useState<Wish | null>(null);
  const [problem, setProblem] = useState<Exclude<Problem, 'offline'> | null>(null);

  const send = async (wish: Wish) => {
    setBusy(true);
    setProblem(null);
    try {
      const { chooseGoal } = await import('#src/sync/save-goal.ts');
      const outcome = await chooseGoal(wish.isGoal ? product : null, wish.requestId);
      setOpen(outcome === 'unknown' ? wish : null);
      setProblem(outcome === 'done' ? null : outcome);
    } catch {
      // Without its code nothing was sent; what an earlier try came to is as unknown as before.
      setProblem(open ? 'unknown' : 'refused');
    }
    setBusy(false);
  };
  const choose = (isGoal: boolean) => {
    if (isBusy || !reachable) return;
    const same = open?.isGoal === isGoal ? open : null;
    void send(same ?? { isGoal, requestId: crypto.randomUUID() });
  };
  return { problem: reachable ? problem : 'offline', isBusy, choose };
}
