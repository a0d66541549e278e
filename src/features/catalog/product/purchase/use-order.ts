import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isLive, type OrderDemand, type OrderIntent } from '#src/domain/outbox.ts';
import { session } from '#src/state/session.ts';
import { useStored } from '#src/state/use-stored.ts';
import { readIntent, readIntents } from '../stored-product.ts';

/** What the member confirmed. */
interface Demand {
  readonly body: OrderDemand;
  /** Coins. */
  readonly amount: number;
  /** Coins before the charge; null while they are not known. */
  readonly balance: number | null;
  /** It was kept for later before, and is kept again where it comes to nothing. */
  readonly wasKept: boolean;
  /** Told of an intent that was refused for its price and is taken away, for another one in its place. */
  readonly onRepriced: (refused: OrderIntent) => void;
}

interface Order {
  /** From the tap to the answer. */
  readonly isRunning: boolean;
  /** The intent since its first attempt ended, as it now is. */
  readonly intent: OrderIntent | null;
  /** It was awaited, and what became of it was read elsewhere. */
  readonly isGone: boolean;
  /** The wish was kept for later. */
  readonly isSaved: boolean;
  /** It could not be written down, so nothing was sent or kept. */
  readonly hasFailed: boolean;
  /** It may have been sent, and what the device knows of it cannot be read. */
  readonly isUnreadable: boolean;
  /** Coins after the charge; null while they are not known. */
  readonly balanceAfter: number | null;
  readonly send: (demand: Demand) => void;
  readonly save: (body: OrderDemand, amount: number) => void;
}

const loadActions = () => import('#src/sync/order-intents.ts');

/** One purchase from the tap to its outcome, which is followed on the device (R2.18, R9.9). */
export function useOrder(): Order {
  const subject = useSnapshot(session).who?.sub ?? null;
  const isTaken = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [attempt, setAttempt] = useState<OrderIntent | null>(null);
  const [balanceAfter, setAfter] = useState<number | null>(null);
  const id = attempt?.requestId ?? null;
  const stored = useStored(async () => ({ id, intent: await readIntent(id) }), [id]);
  const [last, setLast] = useState<OrderIntent | null>(null);
  const current = stored?.id === id ? stored.intent : null;
  if (current && current !== last) setLast(current);
  const intent = last?.requestId === id ? last : attempt;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // A second tap comes before anything on the screen can change.
  const once = async (task: () => Promise<void>): Promise<void> => {
    if (isTaken.current) return;
    isTaken.current = true;
    setRunning(true);
    setFailed(false);
    await task().catch(() => setFailed(true));
    setRunning(false);
    isTaken.current = false;
  };

  const submit = async (body: OrderDemand, amount: number): Promise<OrderIntent> => {
    const { submitOrder } = await loadActions();
    try {
      return await submitOrder(body, amount);
    } catch (error) {
      // Written down means that it may have been sent.
      const { live } = await readIntents(body.prodId, subject).catch((unread: unknown) => {
        setUnreadable(true);
        throw unread;
      });
      if (live) return live;
      throw error;
    }
  };

  return {
    isRunning,
    intent,
    isGone: intent !== null && isLive(intent) && stored?.id === id && stored.intent === null,
    isSaved,
    hasFailed,
    isUnreadable,
    balanceAfter,
    send: ({ body, amount, balance, wasKept, onRepriced }) =>
      void once(async () => {
        setAfter(balance === null ? null : balance - amount);
        const intent = await submit(body, amount);
        // A dialog that was closed meanwhile asks nothing: the refusal waits in the orders.
        const isRepriced = intent.refusal?.code === 'PRICE_CHANGED' && isHere.current;
        if (!isRepriced) return setAttempt(intent);
        const { dismissOrder, saveOrderDraft } = await loadActions();
        await dismissOrder(intent.requestId);
        if (wasKept) await saveOrderDraft(body, intent.refusal?.details['price'] ?? amount);
        onRepriced(intent);
      }),
    save: (body, amount) =>
      void once(async () => {
        const { saveOrderDraft } = await loadActions();
        const intent = await saveOrderDraft(body, amount);
        if (isLive(intent)) setAttempt(intent);
        else setSaved(true);
      }),
  };
}
