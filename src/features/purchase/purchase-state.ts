import type { OrderRequest } from '#src/domain/orders/order.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import type { PostBodies } from '#src/domain/outbox/post-bodies.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import type { PurchaseQuote } from '#src/domain/purchase/purchase-quote.ts';
import {
  withDefaultPlace,
  type MissingField,
  type OfferedNotes,
  type PurchaseForm,
} from './form/purchase-form.ts';

/** Price and balance on screen, in coins. */
export interface SeenQuote {
  readonly price: number;
  /** Null while it is not known. */
  readonly balance: number | null;
}

/** The current price, stock and balance; `gone`: the catalog no longer has the product. */
type QuoteOutcome =
  | { readonly status: 'awaited' }
  | { readonly status: 'received'; readonly quote: PurchaseQuote }
  | { readonly status: 'failed' | 'gone' };

/** `attempt` only rises: a quote that is awaited again is another attempt, whatever came between. */
export type QuoteStatus = QuoteOutcome & { readonly attempt: number };

/** What the member confirmed: an order, or a draft while the price cannot be checked. */
export interface PurchaseTask {
  readonly kind: 'order' | 'draft';
  readonly body: OrderRequest;
  /** Coins. */
  readonly confirmedPrice: number;
  /** It takes the place of a stored draft. */
  readonly hadDraft: boolean;
  /** An address to keep among the member's, whatever becomes of the order; null for none. */
  readonly newAddress: PostBodies['address'] | null;
}

interface Confirmation {
  readonly form: PurchaseForm;
  readonly quote: QuoteStatus;
  /** What the member confirms: a changed price or balance must be accepted first (R2.18). */
  readonly seen: SeenQuote;
}

interface FormState extends Confirmation {
  readonly step: 'form';
  readonly missing: MissingField | null;
  /** The last attempt was not stored, so nothing was sent or kept. */
  readonly hasFailed: boolean;
  /** The request id of the last attempt, whose price was rejected; null without one. */
  readonly rejectedIntent: string | null;
}

interface SendingState extends Confirmation {
  readonly step: 'sending';
  readonly task: PurchaseTask;
  readonly isSlow: boolean;
}

export type ConfirmationState = FormState | SendingState;

/** A purchase from the confirmation to its outcome (R2.18, R9.9). */
export type PurchaseState =
  | ConfirmationState
  | {
      readonly step: 'unconfirmed';
      readonly form: PurchaseForm;
      /** Null when the device cannot be read: the outcome cannot be followed here. */
      readonly intent: PurchaseIntent | null;
      readonly balanceAfter: number | null;
    }
  | {
      readonly step: 'placed';
      readonly intent: PurchaseIntent;
      /** Coins after the charge; null while they are not known. */
      readonly balanceAfter: number | null;
    }
  | { readonly step: 'rejected'; readonly form: PurchaseForm; readonly intent: PurchaseIntent }
  | { readonly step: 'saved' }
  | { readonly step: 'closed'; readonly form: PurchaseForm };

export type PurchaseEvent =
  | { readonly type: 'formChanged'; readonly form: PurchaseForm }
  | { readonly type: 'fieldMissed'; readonly field: MissingField }
  | { readonly type: 'notesChanged'; readonly notes: OfferedNotes }
  | { readonly type: 'quoteReceived'; readonly quote: PurchaseQuote }
  | { readonly type: 'quoteFailed' | 'productRemoved' | 'quoteRetried' | 'networkReturned' }
  /** The balance on the device, in coins: another tab may have bought something. */
  | { readonly type: 'balanceChanged'; readonly balance: number | null }
  | { readonly type: 'quoteAccepted' }
  | { readonly type: 'confirmed'; readonly task: PurchaseTask }
  | { readonly type: 'responseDelayed' | 'attemptFailed' }
  /** The service has another price; the rejected intent is no longer on the device. */
  | { readonly type: 'priceRejected'; readonly intent: PurchaseIntent }
  | { readonly type: 'responseLost'; readonly intent: PurchaseIntent | null }
  | { readonly type: 'orderPlaced' | 'orderRejected'; readonly intent: PurchaseIntent }
  | { readonly type: 'draftSaved' }
  /** The outcome was seen and dismissed in another tab. */
  | { readonly type: 'intentDismissed' };

/** The first state of a purchase: its quote is awaited. */
export const initialPurchase = (start: Pick<FormState, 'form' | 'seen'>): PurchaseState => ({
  ...start,
  step: 'form',
  quote: { status: 'awaited', attempt: 1 },
  missing: null,
  hasFailed: false,
  rejectedIntent: null,
});

/** The state after an event; an event that does not concern the step changes nothing. */
export function purchaseReducer(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  switch (event.type) {
    case 'formChanged':
      return state.step === 'form' ? { ...state, form: event.form, missing: null } : state;
    case 'fieldMissed':
      return state.step === 'form' ? { ...state, missing: event.field } : state;
    case 'notesChanged':
      return state.step === 'form' ? withNotes(state, event.notes) : state;
    case 'quoteReceived':
      return withQuote(state, { status: 'received', quote: event.quote });
    case 'quoteFailed':
      return withQuote(state, { status: 'failed' });
    case 'productRemoved':
      return withQuote(state, { status: 'gone' });
    case 'quoteRetried':
      return withQuoteAwaited(state);
    case 'networkReturned':
      return hasQuote(state) ? state : withQuoteAwaited(state);
    case 'balanceChanged':
      return isOtherBalance(state, event.balance) ? withQuoteAwaited(state) : state;
    case 'quoteAccepted':
      return state.step === 'form' ? { ...state, seen: currentQuote(state) } : state;
    case 'confirmed':
      return state.step === 'form' ? sending(state, event.task) : state;
    case 'responseDelayed':
      return state.step === 'sending' ? { ...state, isSlow: true } : state;
    case 'attemptFailed':
      return state.step === 'sending' ? backToForm(state, { hasFailed: true }) : state;
    case 'priceRejected':
      return state.step === 'sending'
        ? backToForm(state, {
            quote: rejectedQuote(state, event.intent),
            rejectedIntent: event.intent.requestId,
          })
        : state;
    case 'responseLost':
      return isOpen(state)
        ? { ...outcomeOf(state), step: 'unconfirmed', intent: event.intent }
        : state;
    case 'orderPlaced':
      return isOpen(state)
        ? { step: 'placed', intent: event.intent, balanceAfter: balanceAfter(state) }
        : state;
    case 'orderRejected':
      return isOpen(state) ? { step: 'rejected', form: state.form, intent: event.intent } : state;
    case 'draftSaved':
      return isOpen(state) ? { step: 'saved' } : state;
    case 'intentDismissed':
      return state.step === 'unconfirmed' ? { step: 'closed', form: state.form } : state;
  }
}

type OpenState = Extract<PurchaseState, { step: 'sending' | 'unconfirmed' }>;

/** The outcome of what was sent may still come. */
const isOpen = (state: PurchaseState): state is OpenState =>
  state.step === 'sending' || state.step === 'unconfirmed';

const isConfirmation = (state: PurchaseState): state is ConfirmationState =>
  state.step === 'form' || state.step === 'sending';

function withNotes(state: FormState, notes: OfferedNotes): FormState {
  const form = withDefaultPlace(state.form, notes);
  if (form === state.form) return state;
  return { ...state, form, missing: state.missing === 'place' ? null : state.missing };
}

const hasQuote = (state: PurchaseState): boolean =>
  isConfirmation(state) && state.quote.status === 'received';

const withQuote = (state: PurchaseState, outcome: QuoteOutcome): PurchaseState =>
  isConfirmation(state) ? { ...state, quote: { ...outcome, attempt: state.quote.attempt } } : state;

const awaitedAfter = ({ attempt }: QuoteStatus): QuoteStatus => ({
  status: 'awaited',
  attempt: attempt + 1,
});

const withQuoteAwaited = (state: PurchaseState): PurchaseState =>
  isConfirmation(state) ? { ...state, quote: awaitedAfter(state.quote) } : state;

function isOtherBalance(state: PurchaseState, balance: number | null): boolean {
  if (!isConfirmation(state) || state.quote.status !== 'received') return false;
  const quoted = state.quote.quote.balance;
  return quoted !== null && quoted !== balance;
}

const sending = ({ form, quote, seen }: FormState, task: PurchaseTask): SendingState => ({
  step: 'sending',
  // The task keeps the address: a second confirmation must not keep it twice.
  form: { ...form, savesAddress: false },
  quote,
  seen,
  task,
  isSlow: false,
});

const backToForm = (
  { form, seen, quote }: SendingState,
  news: Partial<Pick<FormState, 'quote' | 'hasFailed' | 'rejectedIntent'>>,
): FormState => ({
  step: 'form',
  form,
  seen,
  quote,
  missing: null,
  hasFailed: false,
  rejectedIntent: null,
  ...news,
});

/** The quote with the price, stock and balance of a rejection; awaited again where it has no price. */
function rejectedQuote({ quote, seen }: SendingState, { refusal }: PurchaseIntent): QuoteStatus {
  const { price, stock, balance = seen.balance } = refusal?.details ?? {};
  if (price === undefined || quote.status !== 'received') return awaitedAfter(quote);
  const { product } = quote.quote;
  return {
    status: 'received',
    attempt: quote.attempt,
    quote: { product: { ...product, price, stock: stock ?? product.stock }, balance },
  };
}

function balanceAfter(state: OpenState): number | null {
  if (state.step === 'unconfirmed') return state.balanceAfter;
  const { task, seen } = state;
  if (task.kind === 'draft' || seen.balance === null) return null;
  return seen.balance - task.confirmedPrice;
}

const outcomeOf = (state: OpenState) => ({ form: state.form, balanceAfter: balanceAfter(state) });

/** The newest price and balance: those of the quote, or those on screen until it is received. */
export const currentQuote = ({ quote, seen }: Confirmation): SeenQuote =>
  quote.status === 'received'
    ? { price: quote.quote.product.price, balance: quote.quote.balance }
    : seen;

/**
 * What a confirmation allows: `ready` to be confirmed, to be kept as a draft after `failed`, nothing while
 * `checking` or `sending`; `changed` must be accepted first; `blocked` and `gone` cannot be bought.
 */
export type ConfirmationStage =
  | 'checking'
  | 'failed'
  | 'gone'
  | 'blocked'
  | 'changed'
  | 'ready'
  | 'sending';

/** The stage of a confirmation; `obstacle` is the reason against buying by the newest quote. */
export function confirmationStage(
  state: ConfirmationState,
  obstacle: PurchaseObstacle | null,
): ConfirmationStage {
  if (state.step === 'sending') return 'sending';
  const { quote, seen } = state;
  if (quote.status === 'awaited') return 'checking';
  if (quote.status !== 'received') return quote.status;
  if (obstacle !== null) return 'blocked';
  const { price, balance } = currentQuote(state);
  return seen.price === price && seen.balance === balance ? 'ready' : 'changed';
}

/** The event that a stored intent stands for. */
export function intentOutcome(intent: PurchaseIntent): PurchaseEvent {
  if (isPending(intent)) return { type: 'responseLost', intent };
  if (intent.state === 'draft') return { type: 'draftSaved' };
  return { type: intent.state === 'sent' ? 'orderPlaced' : 'orderRejected', intent };
}

/** The form to fill in again when the dialog is opened next time; null after an order or a draft. */
export const keptForm = (state: PurchaseState): PurchaseForm | null =>
  'form' in state ? state.form : null;
