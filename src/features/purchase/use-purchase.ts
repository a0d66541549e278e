import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { loadPost } from '#src/data/db/outbox/posts.ts';
import { acknowledgeIntents } from '#src/data/db/outbox/purchase-intents.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { pauseOf, withTimeout } from '#src/platform/network/with-timeout.ts';
import { network } from '#src/state/page/network.ts';
import { watchPurchase } from '#src/state/page/watched-purchases.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import type { Write } from '#src/sync/use-write.ts';
import type { OfferedNotes, PurchaseForm } from './form/purchase-form.ts';
import {
  initialPurchase,
  intentOutcome,
  type PurchaseEvent,
  purchaseReducer,
  type PurchaseState,
  type PurchaseTask,
  type SeenQuote,
} from './purchase-state.ts';
import { runPurchaseTask } from './run-purchase-task.ts';

/** After this time, in ms, the member can save a draft instead of waiting. */
const QUOTE_TIMEOUT_MS = 8000;
/** A second tap within this time, in ms, is not meant for the button that then stands there. */
const DOUBLE_TAP_MS = 500;

const load = async (id: number) => (await loadSync()).fetchPurchaseQuote(id);

/**
 * Settles as the task does, but not before a second tap is over: the button that charges must not appear
 * under a finger that is still coming down.
 */
async function withMinimumDuration<T>(task: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([task, pauseOf(DOUBLE_TAP_MS)]);
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Waits for a product's live price, stock and balance (`fetchPurchaseQuote`); never rejects. */
async function awaitQuote(id: number): Promise<PurchaseEvent> {
  try {
    const quote = await withMinimumDuration(withTimeout(QUOTE_TIMEOUT_MS, load(id)));
    return { type: 'quoteReceived', quote };
  } catch (error) {
    return { type: isNotFound(error) ? 'productRemoved' : 'quoteFailed' };
  }
}

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
