import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { askForOrder } from '../refresh.ts';

/**
 * Asks the service for an order that is not stored, or not with its history, again whenever the network
 * or the session comes back (R2.3). False while an answer is still awaited.
 */
export function useOrderDetails(id: number, isComplete: boolean): boolean {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [isAsked, setIsAsked] = useState(false);
  const canAsk = reachable && status === 'authenticated';

  useEffect(() => {
    if (isComplete || !canAsk) return;
    let isCurrent = true;
    const settle = () => {
      if (isCurrent) setIsAsked(true);
    };
    void askForOrder(id).then(settle);
    return () => {
      isCurrent = false;
    };
  }, [id, isComplete, canAsk]);

  return isComplete || isAsked || (!canAsk && status !== 'checking');
}
