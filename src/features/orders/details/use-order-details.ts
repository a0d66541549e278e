import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { askForOrder, type Asked } from '../refresh.ts';

/**
 * Asks the service for an order that is not stored, or not with its history, again whenever the network
 * or the session comes back (R2.3). Null while an answer is still awaited.
 */
export function useOrderDetails(id: number, isComplete: boolean): Asked | null {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [asked, setAsked] = useState<Asked | null>(null);
  const canAsk = reachable && status === 'authenticated';

  useEffect(() => {
    if (isComplete || !canAsk) return;
    let isCurrent = true;
    const settle = (answer: Asked) => {
      if (isCurrent) setAsked(answer);
    };
    void askForOrder(id).then(settle);
    return () => {
      isCurrent = false;
    };
  }, [id, isComplete, canAsk]);

  if (isComplete) return 'stored';
  return asked ?? (canAsk || status === 'checking' ? null : 'unanswered');
}
