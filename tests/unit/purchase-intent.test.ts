import { expect, test } from 'vitest';
import {
  findPlacedOrder,
  isForgotten,
  nextIntent,
  intentEventOf,
  type PurchaseIntent,
} from '#src/domain/purchase-intent.ts';
import { NOT_SENT, ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-10T12:00:00Z');
const intent: PurchaseIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'sending',
  subject: 'anna',
  body: { cardId: 1, comment: '', date: '2026-03-10T12:00:00Z', description: '', prodId: 7 },
  confirmedPrice: 100,
  createdAt: NOW,
  sentAt: NOW,
  orderId: null,
  rejection: null,
  attempts: 2,
  isAcknowledged: false,
};
const failed = (category: ServiceErrorCategory, status: number | null = null) =>
  intentEventOf(new ServiceError({ category, status, call: 'POST /api/orders' }), false).type;

test('[R7.31] [R9.9] only a 4xx of the service itself rejects a purchase; anything else leaves it unconfirmed', () => {
  for (const category of ['unreachable', 'timeout', 'foreign', 'contract'] as const) {
    expect(failed(category)).toBe('responseLost');
  }
  expect(failed('server', 500)).toBe('responseLost');
  expect(failed('unauthenticated', 401)).toBe('responseLost');
  expect(failed('refused', 429)).toBe('responseLost');
  for (const error of [new Error('a bug'), undefined, 'gone']) {
    expect(intentEventOf(error, false).type).toBe('responseLost');
  }
  for (const status of [400, 404, 409]) expect(failed('refused', status)).toBe('rejected');
  expect(failed('forbidden', 403)).toBe('rejected');
});

test('[R7.31] a rejection has its error code, text and current values', () => {
  const details = { price: 120, balance: 90, stock: 2 };
  const facts = { text: 'Цена изменилась', details };
  const code = 'PRICE_CHANGED';
  const error = new ServiceError({
    category: 'refused',
    status: 409,
    call: 'POST',
    code,
    ...facts,
  });
  expect(intentEventOf(error, false)).toEqual({
    type: 'rejected',
    rejection: { errorCode: code, ...facts },
  });
});

test('[R7.31] [R9.9] a retry is rejected only by an error code about the order itself', () => {
  const retried = (category: ServiceErrorCategory, status: number, code: string) =>
    intentEventOf(new ServiceError({ category, status, code, call: 'POST /api/orders' }), true)
      .type;
  expect(retried('refused', 409, 'PRICE_CHANGED')).toBe('rejected');
  expect(retried('refused', 404, 'NOT_FOUND')).toBe('rejected');
  expect(retried('refused', 409, 'CONFLICT')).toBe('responseLost');
  expect(retried('refused', 400, 'INVALID')).toBe('responseLost');
  expect(retried('refused', 400, 'PRICE_CHANGED')).toBe('responseLost');
  expect(retried('forbidden', 403, 'FORBIDDEN')).toBe('responseLost');
});

test('[R9.9] an attempt that was not sent leaves a draft, unless an earlier one may have been sent', () => {
  const error = new ServiceError({ category: 'unauthenticated', code: NOT_SENT, call: 'POST' });
  const notSent = intentEventOf(error, false);
  const sent = { type: 'sent', at: NOW } as const;
  const once = nextIntent({ ...intent, attempts: 0 }, sent);
  expect(nextIntent(once, notSent)).toMatchObject({ state: 'draft', sentAt: null, attempts: 0 });
  expect(nextIntent(nextIntent(once, sent), notSent)).toMatchObject({
    state: 'unconfirmed',
    attempts: 1,
  });
  expect(nextIntent(intent, notSent).state).toBe('unconfirmed');
});

test('[R9.9] the service’s response is final, whatever a slower tab stores after it', () => {
  const placed = nextIntent(intent, { type: 'placed', orderId: 5 });
  expect(placed).toMatchObject({ state: 'placed', orderId: 5 });
  expect(nextIntent(placed, { type: 'responseLost', failure: null })).toBe(placed);
  expect(nextIntent(placed, { type: 'sent', at: NOW + 1 })).toBe(placed);
});

test('[R7.31] [R8.2] a rejected intent keeps the reason and has no order', () => {
  const rejection = { errorCode: 'OUT_OF_STOCK', text: null, details: { stock: 0 } };
  const rejected = nextIntent(intent, { type: 'rejected', rejection });
  expect(rejected).toEqual({ ...intent, state: 'rejected', rejection });
  expect(nextIntent(rejected, { type: 'placed', orderId: 5 })).toBe(rejected);
});

test('[R9.9] a draft is never sent, whatever happens', () => {
  const draft: PurchaseIntent = { ...intent, state: 'draft', sentAt: null };
  expect(nextIntent(draft, { type: 'placed', orderId: 5 })).toBe(draft);
  expect(nextIntent(draft, { type: 'sent', at: NOW })).toBe(draft);
});

test('[R7.31] after 29 days the service may have forgotten a request id', () => {
  expect(isForgotten(intent, NOW + 29 * DAY_MS - 1)).toBe(false);
  expect(isForgotten(intent, NOW + 29 * DAY_MS)).toBe(true);
  // The device's clock was 30 days behind.
  const behind = { ...intent, createdAt: NOW - 30 * DAY_MS, confirmedAt: NOW };
  expect(isForgotten(behind, NOW + DAY_MS)).toBe(false);
  expect(isForgotten(behind, NOW + 29 * DAY_MS)).toBe(true);
});

test('[R7.31] a forgotten intent is recognised by product, price and time, each order once', () => {
  const order = { id: 1, prodId: 7, price: 100, date: '2026-03-10T12:00:01Z' };
  const others = [
    { ...order, id: 2, prodId: 8 },
    { ...order, id: 3, price: 90 },
    { ...order, id: 4, date: '2026-03-01T12:00:00Z' },
  ];
  expect(findPlacedOrder(intent, [...others, order], new Set())?.id).toBe(1);
  expect(findPlacedOrder(intent, [...others, order], new Set([1]))).toBeUndefined();
  const later = { ...order, id: 5, date: '2026-03-10T13:00:00Z' };
  expect(findPlacedOrder(intent, [later, order], new Set())?.id).toBe(1);
  expect(findPlacedOrder(intent, [order, later], new Set([1]))?.id).toBe(5);
  // The device's clock may be a day ahead of the service's.
  const dayBefore = { ...order, date: '2026-03-09T12:00:00Z' };
  expect(findPlacedOrder(intent, [dayBefore], new Set())?.id).toBe(1);
});
