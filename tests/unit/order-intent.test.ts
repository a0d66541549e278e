import { expect, test } from 'vitest';
import {
  findPlaced,
  isForgotten,
  nextIntent,
  orderEventOf,
  type OrderIntent,
} from '#src/domain/outbox.ts';
import { NOT_SENT, ServiceError, type ServiceErrorCategory } from '#src/domain/service-error.ts';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-03-10T12:00:00Z');
const intent: OrderIntent = {
  requestId: '1b4e28ba-2fa1-4d2b-883f-0016d3cca427',
  kind: 'order',
  state: 'sending',
  subject: 'anna',
  body: { cardId: 1, comment: '', date: '2026-03-10T12:00:00Z', description: '', prodId: 7 },
  confirmedAmount: 100,
  createdAt: NOW,
  sentAt: NOW,
  orderId: null,
  refusal: null,
  attempts: 2,
  isTold: false,
};
const failed = (category: ServiceErrorCategory, status: number | null = null) =>
  orderEventOf(new ServiceError({ category, status, call: 'POST /api/orders' }), false).type;

test('[R7.31] [R9.9] only a 4xx of the service itself is its answer; all else leaves the outcome unknown', () => {
  for (const category of ['unreachable', 'timeout', 'foreign', 'contract'] as const) {
    expect(failed(category)).toBe('unanswered');
  }
  expect(failed('server', 500)).toBe('unanswered');
  expect(failed('unauthenticated', 401)).toBe('unanswered');
  expect(failed('refused', 429)).toBe('unanswered');
  expect(orderEventOf(new Error('a bug'), false).type).toBe('unanswered');
  for (const status of [400, 404, 409]) expect(failed('refused', status)).toBe('refused');
  expect(failed('forbidden', 403)).toBe('refused');
});

test('[R7.31] a refusal brings its code, text and fresh figures', () => {
  const details = { price: 120, balance: 90, stock: 2 };
  const facts = { code: 'PRICE_CHANGED', text: 'Цена изменилась', details };
  const error = new ServiceError({ category: 'refused', status: 409, call: 'POST', ...facts });
  expect(orderEventOf(error, false)).toEqual({ type: 'refused', refusal: facts });
});

test('[R7.31] [R9.9] of a retry only what the service says of the order itself is its answer', () => {
  const retried = (category: ServiceErrorCategory, status: number, code: string) =>
    orderEventOf(new ServiceError({ category, status, code, call: 'POST /api/orders' }), true).type;
  expect(retried('refused', 409, 'PRICE_CHANGED')).toBe('refused');
  expect(retried('refused', 404, 'NOT_FOUND')).toBe('refused');
  expect(retried('refused', 409, 'CONFLICT')).toBe('unanswered');
  expect(retried('refused', 400, 'INVALID')).toBe('unanswered');
  expect(retried('forbidden', 403, 'FORBIDDEN')).toBe('unanswered');
});

test('[R9.9] an attempt that did not leave makes a draft, unless an earlier one may have left', () => {
  const error = new ServiceError({ category: 'unauthenticated', code: NOT_SENT, call: 'POST' });
  const unsent = orderEventOf(error, false);
  const sent = { type: 'sent', at: NOW } as const;
  const once = nextIntent({ ...intent, attempts: 0 }, sent);
  expect(nextIntent(once, unsent)).toMatchObject({ state: 'draft', sentAt: null, attempts: 0 });
  expect(nextIntent(nextIntent(once, sent), unsent)).toMatchObject({
    state: 'unknown',
    attempts: 1,
  });
  expect(nextIntent(intent, unsent).state).toBe('unknown');
});

test('[R9.9] the service’s answer is final, whatever a slower tab says after it', () => {
  const placed = nextIntent(intent, { type: 'placed', orderId: 5 });
  expect(placed).toMatchObject({ state: 'placed', orderId: 5 });
  expect(nextIntent(placed, { type: 'unanswered' })).toBe(placed);
  expect(nextIntent(placed, { type: 'sent', at: NOW + 1 })).toBe(placed);
});

test('[R9.9] a draft never goes out, whatever happens', () => {
  const draft: OrderIntent = { ...intent, state: 'draft', sentAt: null };
  expect(nextIntent(draft, { type: 'placed', orderId: 5 })).toBe(draft);
  expect(nextIntent(draft, { type: 'sent', at: NOW })).toBe(draft);
});

test('[R7.31] after 29 days the service may have forgotten a request id', () => {
  expect(isForgotten(intent, NOW + 29 * DAY_MS - 1)).toBe(false);
  expect(isForgotten(intent, NOW + 29 * DAY_MS)).toBe(true);
});

test('[R7.31] a forgotten intent is recognised by product, price and time, each order once', () => {
  const order = { id: 1, prodId: 7, price: 100, date: '2026-03-10T12:00:01Z' };
  const others = [
    { ...order, id: 2, prodId: 8 },
    { ...order, id: 3, price: 90 },
    { ...order, id: 4, date: '2026-03-01T12:00:00Z' },
  ];
  expect(findPlaced(intent, [...others, order], new Set())?.id).toBe(1);
  expect(findPlaced(intent, [...others, order], new Set([1]))).toBeUndefined();
});
