import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { network } from './network.ts';
import { session } from './session.ts';

interface Asked<Answer> {
  /** Null while there is none. */
  readonly answer: Answer | null;
  /** One is under way, or will be once it is known who asks. */
  readonly isAwaited: boolean;
  readonly askAgain: () => void;
}

/**
 * Asks the service about one thing as long as that is needed: at once, and again whenever the network or
 * the session comes back. `ask` never rejects and stays the same function.
 */
export function useAsked<Answer>(
  ask: (id: number) => Promise<Answer>,
  id: number,
  isNeeded = true,
): Asked<Answer> {
  const { reachable } = useSnapshot(network);
  const { status } = useSnapshot(session);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const canAsk = reachable && status === 'authenticated';

  useEffect(() => {
    if (!isNeeded || !canAsk) return;
    let isCurrent = true;
    void ask(id).then((told) => {
      if (isCurrent) setAnswer(told);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, id, isNeeded, canAsk, round]);

  const askAgain = useCallback(() => {
    setAnswer(null);
    setRound((last) => last + 1);
  }, []);
  return { answer, isAwaited: canAsk || status === 'checking', askAgain };
}
