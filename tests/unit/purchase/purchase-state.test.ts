import { expect, test } from 'vitest';
import type { Product } from '#src/domain/catalog/product.ts';
import type { PurchaseIntent } from '#src/domain/purchase/purchase-intent.ts';
import type { PurchaseQuote } from '#src/domain/purchase/purchase-quote.ts';
import type { PurchaseForm } from '#src/features/purchase/form/purchase-form.ts';
import {
  confirmationStage,
  currentQuote,
  initialPurchase,
  intentOutcome,
  keptForm,
  purchaseReducer,
  type ConfirmationState,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseTask,
} from '#src/features/purchase/purchase-state.ts';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';

const PRICE = 1200;
const product: Product = { ...backpack, price: PRICE, stock: 3 };
const form: PurchaseForm = {
  friend: '',
  comment: '',
  place: 'pickup',
  address: '',
  savesAddress: false,
  point: '',
};
const quote: PurchaseQuote = { product, balance: 5000 };
const body = { cardId: 9, comment: '', date: '', description: '', prodId: product.id };
const task: PurchaseTask = {
  kind: 'order',
  body,
  confirmedPrice: PRICE,
  hadDraft: false,
  newAddress: null,
};
const intent: PurchaseIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'waiting',
  subject: 'anna',
  body: { ...body, confirmedPrice: PRICE },
  createdAt: 0,
  sentAt: 0,
  attempts: 1,
  orderId: null,
  refusal: null,
  isAcknowledged: false,
};
const placed: PurchaseIntent = { ...intent, state: 'sent', orderId: 41 };
const rejectedFor = (details: Record<string, number>): PurchaseIntent => ({
  ...intent,
  state: 'refused',
  refusal: { errorCode: 'PRICE_CHANGED', text: null, field: null, details },
});

const start = initialPurchase({ form, seen: { price: PRICE, balance: 5000 } });
const after = (...events: readonly PurchaseEvent[]): PurchaseState =>
  events.reduce(purchaseReducer, start);
const received: PurchaseEvent = { type: 'quoteReceived', quote };
const confirmed: PurchaseEvent = { type: 'confirmed', task };
const lost: PurchaseEvent = { type: 'responseLost', intent };

/** The confirmation after these events. */
function confirmation(...events: readonly PurchaseEvent[]): ConfirmationState {
  const state = after(...events);
  if (state.step !== 'form' && state.step !== 'sending') throw new Error(state.step);
  return state;
}
const stage = (...events: readonly PurchaseEvent[]) =>
  confirmationStage(confirmation(...events), null);

test('[R2.18] a purchase begins with its form, marks nothing and waits for its quote', () => {
  expect(start).toEqual({
    step: 'form',
    form,
    seen: { price: PRICE, balance: 5000 },
    quote: { status: 'awaited', attempt: 1 },
    missing: null,
    hasFailed: false,
    rejectedIntent: null,
  });
});

test('[R2.18] a purchase is ready once its quote has the values on screen', () => {
  expect(stage()).toBe('checking');
  expect(stage(received)).toBe('ready');
  expect(confirmationStage(confirmation(received), { code: 'sold-out' })).toBe('blocked');
  expect(stage(received, confirmed)).toBe('sending');
});

test('[R2.18] a balance that changes as the quote arrives makes another attempt', () => {
  const { quote: second } = confirmation(received, { type: 'balanceChanged', balance: 4000 });
  expect(second).toEqual({ status: 'awaited', attempt: 2 });
});

test('[R2.18] another price must be accepted before it is confirmed', () => {
  const other = { product: { ...product, price: 1301 }, balance: 5000 };
  const changed: PurchaseEvent = { type: 'quoteReceived', quote: other };
  expect(stage(changed)).toBe('changed');
  expect(stage(changed, { type: 'quoteAccepted' })).toBe('ready');
  expect(confirmation(changed, { type: 'quoteAccepted' }).seen).toEqual({
    price: 1301,
    balance: 5000,
  });
});

test('[R2.18] another balance must be accepted too, and nothing else can be accepted', () => {
  const poorer: PurchaseEvent = { type: 'quoteReceived', quote: { product, balance: 4000 } };
  expect(stage(poorer)).toBe('changed');
  expect(confirmation({ type: 'quoteAccepted' }).seen).toEqual({ price: PRICE, balance: 5000 });
});

test('[R9.9] a failed quote stays failed until it is retried or the network returns', () => {
  const failed: PurchaseEvent = { type: 'quoteFailed' };
  expect(stage(failed)).toBe('failed');
  expect(stage(failed, { type: 'balanceChanged', balance: 1 })).toBe('failed');
  expect(stage(failed, { type: 'quoteRetried' })).toBe('checking');
  expect(stage(failed, { type: 'networkReturned' })).toBe('checking');
  expect(stage({ type: 'productRemoved' })).toBe('gone');
});

test('[R2.18] a received quote is kept when the network returns, and fetched again when the balance moves', () => {
  expect(stage(received, { type: 'networkReturned' })).toBe('ready');
  expect(stage(received, { type: 'balanceChanged', balance: 5000 })).toBe('ready');
  expect(stage(received, { type: 'balanceChanged', balance: 4000 })).toBe('checking');
  expect(stage(received, { type: 'quoteRetried' })).toBe('checking');
  const noBalance: PurchaseEvent = { type: 'quoteReceived', quote: { product, balance: null } };
  expect(stage(noBalance, { type: 'balanceChanged', balance: 4000 })).toBe('changed');
});

test('[R2.18] each request for a quote that is already awaited is a new attempt', () => {
  const { quote: second } = confirmation({ type: 'networkReturned' });
  expect(second).toEqual({ status: 'awaited', attempt: 2 });
});

test('[R2.17] an empty field is marked until something is typed', () => {
  const missed: PurchaseEvent = { type: 'fieldMissed', field: 'friend' };
  expect(after(received, missed)).toMatchObject({ step: 'form', missing: 'friend' });
  const typed = { ...form, friend: 'Алия' };
  expect(after(received, missed, { type: 'formChanged', form: typed })).toMatchObject({
    form: typed,
    missing: null,
  });
});

test('[R9.9] a second tap, and typing, change nothing while the purchase is sent', () => {
  const sending = after(received, confirmed);
  expect(sending).toMatchObject({ step: 'sending', task, isSlow: false });
  expect(purchaseReducer(sending, { ...confirmed, task: { ...task } })).toBe(sending);
  expect(purchaseReducer(sending, { type: 'formChanged', form })).toBe(sending);
  expect(after(received, confirmed, { type: 'responseDelayed' })).toMatchObject({ isSlow: true });
});

test('[R9.9] an attempt that was not stored leads back to the form, which shows it until the next one', () => {
  const failed = after(received, confirmed, { type: 'attemptFailed' });
  expect(failed).toMatchObject({ step: 'form', hasFailed: true, form });
  const again = purchaseReducer(failed, confirmed);
  expect(again).toMatchObject({ step: 'sending' });
  expect(purchaseReducer(again, { type: 'attemptFailed' })).toMatchObject({ hasFailed: true });
});

test('[R2.18] a balance that changed while the order was being stored must be accepted in the form', () => {
  const fresh: PurchaseEvent = { type: 'quoteReceived', quote: { product, balance: 4000 } };
  const changed = [{ type: 'balanceChanged', balance: 4000 }, fresh] as const;
  expect(stage(received, confirmed, ...changed, { type: 'attemptFailed' })).toBe('changed');
});

test('[R2.18] a placed order shows the balance after the charge; the form is not kept', () => {
  const state = after(received, confirmed, { type: 'orderPlaced', intent: placed });
  expect(state).toEqual({ step: 'placed', intent: placed, balanceAfter: 3800 });
  expect(keptForm(state)).toBeNull();
});

test('[R2.18] an unknown balance stays unknown after the charge', () => {
  const unknown = initialPurchase({ form, seen: { price: PRICE, balance: null } });
  const noBalance: PurchaseEvent = { type: 'quoteReceived', quote: { product, balance: null } };
  const events = [noBalance, confirmed, { type: 'orderPlaced', intent: placed } as const];
  expect(events.reduce(purchaseReducer, unknown)).toMatchObject({ balanceAfter: null });
});

test('[R9.9] a lost response leaves the purchase unconfirmed, and its outcome is shown when it comes', () => {
  expect(after(received, confirmed, lost)).toMatchObject({ step: 'unconfirmed', intent });
  expect(after(received, confirmed, lost, lost)).toMatchObject({ step: 'unconfirmed' });
  expect(after(received, confirmed, lost, { type: 'orderPlaced', intent: placed })).toEqual({
    step: 'placed',
    intent: placed,
    balanceAfter: 3800,
  });
  expect(
    after(received, confirmed, lost, { type: 'orderRejected', intent: rejectedFor({}) }),
  ).toMatchObject({ step: 'rejected', form });
  expect(after(received, confirmed, lost, { type: 'draftSaved' })).toEqual({ step: 'saved' });
});

test('[R9.9] an unconfirmed purchase that was dismissed in another tab closes with its form', () => {
  const closed = after(received, confirmed, lost, { type: 'intentDismissed' });
  expect(closed).toEqual({ step: 'closed', form });
  expect(keptForm(closed)).toEqual(form);
});

test('[R2.26] an address to keep for later goes with the first confirmation only', () => {
  const typed = { ...form, place: 'other', address: 'Тула', savesAddress: true };
  const back = after(received, { type: 'formChanged', form: typed }, confirmed, {
    type: 'attemptFailed',
  });
  expect(back).toMatchObject({ step: 'form', form: { ...typed, savesAddress: false } });
});

/** Events by the steps that they concern. */
const OF_FORM: readonly PurchaseEvent[] = [
  { type: 'formChanged', form: { ...form } },
  { type: 'fieldMissed', field: 'friend' },
  { type: 'quoteAccepted' },
  confirmed,
];
const OF_CONFIRMATION: readonly PurchaseEvent[] = [
  received,
  { type: 'quoteFailed' },
  { type: 'productRemoved' },
  { type: 'quoteRetried' },
  { type: 'networkReturned' },
  { type: 'balanceChanged', balance: 1 },
];
const OF_SENDING: readonly PurchaseEvent[] = [
  { type: 'responseDelayed' },
  { type: 'attemptFailed' },
  { type: 'priceRejected', intent: rejectedFor({ price: 1 }) },
];
const OUTCOMES: readonly PurchaseEvent[] = [
  { type: 'orderPlaced', intent: placed },
  { type: 'orderRejected', intent: rejectedFor({}) },
  { type: 'draftSaved' },
];
const dismissed: PurchaseEvent = { type: 'intentDismissed' };

test.each<readonly [string, PurchaseState, readonly PurchaseEvent[]]>([
  ['a form', after(received), [...OF_SENDING, ...OUTCOMES, lost, dismissed]],
  ['a purchase that is sent', after(received, confirmed), [...OF_FORM, dismissed]],
  [
    'an unconfirmed purchase',
    after(received, confirmed, lost),
    [...OF_FORM, ...OF_CONFIRMATION, ...OF_SENDING],
  ],
])('[R9.9] %s ignores the events of other steps', (_, state, events) => {
  for (const event of events) expect(purchaseReducer(state, event)).toBe(state);
});

test('[R9.9] an outcome is final: no later event changes it', () => {
  const events = [...OF_FORM, ...OF_CONFIRMATION, ...OF_SENDING, ...OUTCOMES, lost, dismissed];
  const closed = after(received, confirmed, lost, dismissed);
  for (const state of [...OUTCOMES.map((one) => after(received, confirmed, one)), closed]) {
    for (const event of events) expect(purchaseReducer(state, event)).toBe(state);
  }
});

test('[R7.31] [R2.18] a price that the service rejected is the changed quote of the next confirmation', () => {
  const rejected = rejectedFor({ price: 1301, balance: 4900, stock: 1 });
  const state = confirmation(received, confirmed, { type: 'priceRejected', intent: rejected });
  expect(confirmationStage(state, null)).toBe('changed');
  expect(currentQuote(state)).toEqual({ price: 1301, balance: 4900 });
  const { requestId } = rejected;
  expect(state).toMatchObject({
    seen: { price: PRICE },
    hasFailed: false,
    rejectedIntent: requestId,
  });
  expect(state.quote).toMatchObject({ quote: { product: { stock: 1 } } });
  const withoutPrice: PurchaseEvent = { type: 'priceRejected', intent: rejectedFor({}) };
  expect(stage(received, confirmed, withoutPrice)).toBe('checking');
  expect(stage(received, confirmed, { type: 'priceRejected', intent })).toBe('checking');
  const withoutQuote: PurchaseEvent = { type: 'priceRejected', intent: rejected };
  expect(stage({ type: 'quoteFailed' }, confirmed, withoutQuote)).toBe('checking');
});

test('[R9.9] a draft is saved when the price cannot be checked', () => {
  const save: PurchaseEvent = { type: 'confirmed', task: { ...task, kind: 'draft' } };
  expect(after({ type: 'quoteFailed' }, save, { type: 'draftSaved' })).toEqual({ step: 'saved' });
  // Another tab's purchase of the product is unconfirmed: nothing is charged here.
  expect(after({ type: 'quoteFailed' }, save, lost)).toMatchObject({ balanceAfter: null });
});

test.for([
  ['sending', 'responseLost'],
  ['waiting', 'responseLost'],
  ['draft', 'draftSaved'],
  ['sent', 'orderPlaced'],
  ['refused', 'orderRejected'],
] as const)('[R9.9] a stored intent that is %s is the event %s', ([state, type]) => {
  expect(intentOutcome({ ...intent, state }).type).toBe(type);
});
