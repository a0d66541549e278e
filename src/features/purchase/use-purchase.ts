import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { useSnapshot } from 'valtio';
import { loadPost } from '#src/data/db/outbox/posts.ts';
import { acknowledgeIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { network } from '#src/state/page/network.ts';
import { watchPurchase } from '#src/state/page/watched-purchases.ts';
import type { Write } from '#src/sync/use-write.ts';
import { awaitQuote } from './await-quote.ts';
import type { OfferedNotes, PurchaseForm } from './form/purchase-form.ts';
import {
  initialPurchase,
  intentOutcome,
  purchaseReducer,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseTask,
  type SeenQuote,
} from './purchase-state.ts';
import { runPurchaseTask } from './run-purchase-task.ts';

/** After this time, in ms, a purchase is shown as slow. */
const SLOW_MS = 5000;

interface PurchaseStart {
  readonly write: Write;
  readonly prodId: number;
  readonly form: PurchaseForm;
  /** Price and balance on the product's screen; the balance is followed. */
  readonly seen: SeenQuote;
  /** Followed: they may arrive after the dialog has opened. */
  readonly notes: OfferedNotes;
}

/** One purchase from the confirmation to its outcome (R2.18, R9.9). */
export function usePurchase({
  write,
  prodId,
  notes,
  ...start
}: PurchaseStart): [PurchaseState, Dispatch<PurchaseEvent>] {
  const [state, dispatch] = useReducer(purchaseReducer, start, initialPurchase);
  useQuote(prodId, state, dispatch);
  useQuoteUpdates(start.seen.balance, dispatch);
  useEffect(() => dispatch({ type: 'notesChanged', notes }), [notes]);
  useTask(write, state.step === 'sending' ? state.task : null, dispatch);
  useIntent(state, dispatch);
  useAcknowledgement(prodId, state);
  return [state, dispatch];
}

/** Fetches the quote whenever it is awaited. */
function useQuote(id: number, state: PurchaseState, dispatch: Dispatch<PurchaseEvent>): void {
  const quote = 'quote' in state ? state.quote : null;
  const attempt = quote?.status === 'awaited' ? quote.attempt : null;
  useEffect(() => {
    if (attempt === null) return;
    let isCurrent = true;
    void awaitQuote(id).then((event) => {
      if (isCurrent) dispatch(event);
    });
    return () => {
      isCurrent = false;
    };
  }, [id, attempt, dispatch]);
}

/**
 * A failed quote is fetched again when the network returns, never sooner: what is on the screen must not
 * turn from saving a draft into buying under the finger. A received one is fetched again when the balance on
 * the device differs from it.
 */
function useQuoteUpdates(balance: number | null, dispatch: Dispatch<PurchaseEvent>): void {
  const { reachable } = useSnapshot(network);
  const wasReachable = useRef(reachable);
  useEffect(() => {
    if (reachable && !wasReachable.current) dispatch({ type: 'networkReturned' });
    wasReachable.current = reachable;
  }, [reachable, dispatch]);
  useEffect(() => dispatch({ type: 'balanceChanged', balance }), [balance, dispatch]);
}

/** Does what was confirmed, once. */
function useTask(write: Write, task: PurchaseTask | null, dispatch: Dispatch<PurchaseEvent>): void {
  useEffect(() => {
    if (task === null) return;
    let isDialogOpen = true;
    const timer = setTimeout(() => dispatch({ type: 'responseDelayed' }), SLOW_MS);
    void runPurchaseTask(write, task, () => isDialogOpen).then(dispatch);
    return () => {
      isDialogOpen = false;
      clearTimeout(timer);
    };
  }, [write, task, dispatch]);
}

/** Follows an unconfirmed purchase on the device, where the sync stores its outcome. */
function useIntent(state: PurchaseState, dispatch: Dispatch<PurchaseEvent>): void {
  const requestId = state.step === 'unconfirmed' ? state.intent?.requestId : undefined;
  const stored = useStored(
    async () =>
      requestId !== undefined && {
        requestId,
        intent: (await loadPost(requestId)) as PurchaseIntent | undefined,
      },
    [requestId],
  );
  useEffect(() => {
    if (!stored || stored.requestId !== requestId) return;
    dispatch(stored.intent ? intentOutcome(stored.intent) : { type: 'intentDismissed' });
  }, [stored, requestId, dispatch]);
}

/** While a purchase is looked at, its dialog shows the outcome, and no notice shows it again (R9.9). */
function useAcknowledgement(prodId: number, state: PurchaseState): void {
  useEffect(() => watchPurchase(prodId), [prodId]);
  const isSettled = state.step === 'placed' || state.step === 'rejected';
  const requestId = isSettled ? state.intent.requestId : null;
  useEffect(() => {
    if (requestId !== null) void acknowledgeIntents([requestId]);
  }, [requestId]);
}
