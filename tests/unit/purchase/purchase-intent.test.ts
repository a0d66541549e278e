import { expect, test } from 'vitest';
import type { Order } from '#src/domain/orders/order.ts';
import { nextPost, repeats, replaces } from '#src/domain/outbox/outbox-post.ts';
import {
  findPlacedOrder,
  isForgotten,
  orderEventOf,
  type PurchaseIntent,
} from '#src/domain/purchase/purchase-intent.ts';
import { NOT_SENT, ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-10T12:00:00Z');
const intent: PurchaseIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'sending',
  subject: 'anna',
  body: {
    cardId: 1,
    comment: '',
    date: '2026-03-10T12:00:00Z',
    description: '',
    prodId: 7,
    confirmedPrice: 100,
  },
  createdAt: NOW,
  sentAt: NOW,
  refusal: null,
  attempts: 2,
};
const anOrder = { id: 5 } as Order;
const refusal = { errorCode: 'OUT_OF_STOCK', text: null, field: null, details: { stock: 0 } };
const failed = (category: ServiceErrorCategory, status: number | null = null) =>
  orderEventOf(new ServiceError({ category, status, call: 'POST /api/orders' }), false).type;

test('[R7.31] [R9.9] only a 4xx of the service itself rejects a purchase; anything else leaves it unconfirmed', () => {
  for (const category of ['unreachable', 'timeout', 'foreign', 'contract'] as const) {
    expect(failed(category)).toBe('delayed');
  }
  expect(failed('server', 500)).toBe('delayed');
  expect(failed('unauthenticated', 401)).toBe('delayed');
  expect(failed('refused', 429)).toBe('delayed');
  for (const error of [new Error('a bug'), undefined, 'gone']) {
    expect(orderEventOf(error, false).type).toBe('delayed');
  }
  for (const status of [400, 404, 409]) expect(failed('refused', status)).toBe('refused');
  expect(failed('forbidden', 403)).toBe('refused');
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
  expect(orderEventOf(error, false)).toEqual({
    type: 'refused',
    refusal: { errorCode: code, field: null, ...facts },
  });
});

test('[R7.31] [R9.9] a retry is rejected only by an error code about the order itself', () => {
  const retried = (category: ServiceErrorCategory, status: number, code: string) =>
    orderEventOf(new ServiceError({ category, status, code, call: 'POST /api/orders' }), true).type;
  expect(retried('refused', 409, 'PRICE_CHANGED')).toBe('refused');
  expect(retried('refused', 404, 'NOT_FOUND')).toBe('refused');
  expect(retried('refused', 409, 'CONFLICT')).toBe('delayed');
  expect(retried('refused', 400, 'INVALID')).toBe('delayed');
  expect(retried('refused', 400, 'PRICE_CHANGED')).toBe('delayed');
  expect(retried('forbidden', 403, 'FORBIDDEN')).toBe('delayed');
});

test('[R9.9] an attempt that was not sent leaves a draft, unless an earlier one may have been sent', () => {
  const error = new ServiceError({ category: 'unauthenticated', code: NOT_SENT, call: 'POST' });
  const notSent = orderEventOf(error, false);
  const sent = { type: 'attempted', at: NOW } as const;
  const once = nextPost({ ...intent, attempts: 0 }, sent);
  expect(nextPost(once, notSent)).toMatchObject({ state: 'draft', sentAt: null, attempts: 0 });
  expect(nextPost(nextPost(once, sent), notSent)).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(nextPost(intent, notSent).state).toBe('waiting');
});

test('[R9.9] an order is final, whatever a slower tab stores after it', () => {
  const placed = nextPost(intent, { type: 'accepted', order: anOrder });
  expect(placed).toMatchObject({ state: 'sent', orderId: 5 });
  expect(nextPost(placed, { type: 'delayed', failure: null })).toBe(placed);
  expect(nextPost(placed, { type: 'attempted', at: NOW + 1 })).toBe(placed);
  expect(nextPost(placed, { type: 'refused', refusal })).toBe(placed);
});

test('[R7.31] [R8.2] a rejected intent keeps the reason, and is never called rejected once it became an order', () => {
  const rejected = nextPost(intent, { type: 'refused', refusal });
  expect(rejected).toEqual({ ...intent, state: 'refused', refusal });
  expect(nextPost(rejected, { type: 'attempted', at: NOW })).toBe(rejected);
  expect(nextPost(rejected, { type: 'accepted', order: anOrder })).toMatchObject({
    state: 'sent',
    refusal: null,
    orderId: 5,
  });
});

test('[R9.9] a draft is never sent, whatever happens', () => {
  const draft: PurchaseIntent = { ...intent, state: 'draft', sentAt: null };
  expect(nextPost(draft, { type: 'accepted', order: anOrder })).toBe(draft);
  expect(nextPost(draft, { type: 'attempted', at: NOW })).toBe(draft);
});

test.for([403, 413, 500])(
  '[R8.2] [R9.13] a purchase is looked up however often somebody on the way responds with %i',
  (status) => {
    const category = status === 500 ? 'server' : 'foreign';
    const failure = new ServiceError({ category, status, call: 'POST /api/orders' });
    let now = intent;
    for (let times = 0; times < 5; times += 1) {
      now = nextPost(nextPost(now, { type: 'attempted', at: NOW }), { type: 'delayed', failure });
    }
    expect(now).toMatchObject({ state: 'waiting', undecided: { status, count: 5 } });
  },
);

test('[R9.9] a product is bought once at a time, and one draft of it is kept', () => {
  const other = { ...intent, body: { ...intent.body, prodId: 8 } };
  const draft: PurchaseIntent = { ...intent, state: 'draft' };
  for (const state of ['sending', 'waiting'] as const) {
    expect(repeats(intent, { ...intent, state })).toBe(true);
    expect(replaces(intent, { ...intent, state, attempts: 0 })).toBe(false);
  }
  for (const state of ['draft', 'refused', 'sent'] as const) {
    expect(repeats(intent, { ...intent, state })).toBe(false);
  }
  expect(repeats(intent, other)).toBe(false);
  expect(repeats({ ...intent, subject: 'ben' }, intent)).toBe(false);
  expect(replaces(intent, draft)).toBe(true);
  expect(replaces(intent, { ...draft, state: 'refused' })).toBe(false);
  expect(replaces(other, draft)).toBe(false);
  expect(replaces({ ...intent, subject: 'ben' }, draft)).toBe(false);
});

test('[R7.31] after 29 days the service may have forgotten a request id', () => {
  expect(isForgotten(intent, NOW + 29 * DAY_MS - 1)).toBe(false);
  expect(isForgotten(intent, NOW + 29 * DAY_MS)).toBe(true);
  // The device's clock was 30 days behind.
  const behind = {
    ...intent,
    createdAt: NOW - 30 * DAY_MS,
    body: { ...intent.body, confirmedAt: NOW },
  };
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
