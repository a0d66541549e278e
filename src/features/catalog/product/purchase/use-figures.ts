import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ServiceError } from '#src/domain/service-error.ts';
import { within } from '#src/platform/within.ts';
import { network } from '#src/state/network.ts';
import type { PurchaseFigures } from '#src/sync/purchase-figures.ts';
import { unhurried } from './unhurried.ts';

/** After that the member may keep the wish for later instead of waiting on, in ms. */
const PATIENCE_MS = 8000;

/** What came of asking for price, stock and balance; null while it is awaited. */
export type Check =
  | { readonly state: 'answered'; readonly figures: PurchaseFigures }
  | { readonly state: 'unanswered' }
  /** The catalogue has the product no more. */
  | { readonly state: 'gone' };

interface Answer {
  /** Which asking it is of. */
  readonly asking: string;
  readonly check: Check;
}

const askNow = async (id: number): Promise<PurchaseFigures> =>
  (await import('#src/sync/purchase-figures.ts')).askPurchaseFigures(id);

async function ask(id: number): Promise<Check> {
  try {
    return { state: 'answered', figures: await unhurried(within(PATIENCE_MS, askNow(id))) };
  } catch (error) {
    const isGone = error instanceof ServiceError && error.status === 404;
    return { state: isGone ? 'gone' : 'unanswered' };
  }
}

interface Figures {
  readonly check: Check | null;
  readonly askAgain: () => void;
  /** Takes over what a refusal of the service told. */
  readonly correct: (figures: PurchaseFigures) => void;
}

/**
 * Asks for the live figures at once, on demand, when the network comes back, and when the balance on the
 * device moves away from them: another tab has bought something. A failure holds until it is
 * asked again: what is on the screen must not turn under the finger from keeping the wish into buying.
 */
export function useFigures(id: number, storedBalance: number | null): Figures {
  const { reachable } = useSnapshot(network);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  const [wasReachable, setWasReachable] = useState(reachable);
  if (reachable !== wasReachable) {
    setWasReachable(reachable);
    if (reachable) setRound(round + 1);
  }
  const [wasStored, setWasStored] = useState(storedBalance);
  if (storedBalance !== wasStored) {
    setWasStored(storedBalance);
    const known = answer?.check.state === 'answered' ? answer.check.figures.balance : null;
    if (known !== null && known !== storedBalance) {
      setAnswer(null);
      setRound(round + 1);
    }
  }
  const asking = `${id}-${round}`;
  const isDone = answer?.check.state === 'answered';
  const check = isDone || answer?.asking === asking ? answer.check : null;

  useEffect(() => {
    if (isDone) return;
    let isCurrent = true;
    void ask(id).then((result) => {
      if (isCurrent) setAnswer({ asking, check: result });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, isDone, asking]);

  return {
    check,
    askAgain: () => {
      setAnswer(null);
      setRound((last) => last + 1);
    },
    correct: (figures) => setAnswer({ asking, check: { state: 'answered', figures } }),
  };
}
