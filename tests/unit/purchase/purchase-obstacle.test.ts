import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CARD_STATUS, CARD_TYPE, type Card } from '#src/domain/member/card.ts';
import { purchaseObstacle, type PurchaseFacts } from '#src/domain/purchase/purchase-obstacle.ts';

const card = (status: number, typeId: number = CARD_TYPE.physical): Card => ({
  id: 7,
  typeId,
  status,
  cardNumber: '1',
  cardHash: 'a',
});
const fine: PurchaseFacts = {
  product: { kind: 'product', price: 100, stock: 3, ticketLimit: null, event: null },
  now: Date.parse('2026-11-22T12:00:00Z'),
  isOwnerView: false,
  liveIntent: null,
  hasUnseenOrder: false,
  cards: [card(CARD_STATUS.active)],
  isStudent: true,
  tickets: 0,
  balance: 100,
};
const on = (date: string) => ({ date, place: { ru: 'Театр', uz: 'Teatr' } });
const event = {
  kind: 'event',
  price: 100,
  stock: 3,
  ticketLimit: 2,
  event: on('2026-11-22T12:00:00Z'),
} as const;
const why = (facts: Partial<PurchaseFacts>) => purchaseObstacle({ ...fine, ...facts });

test('[R5.8] a student with an active card and just enough coins can buy', () => {
  expect(why({})).toBeNull();
  expect(why({ product: event, isStudent: false, tickets: 1 })).toBeNull();
  expect(why({ product: { ...event, ticketLimit: null }, tickets: null })).toBeNull();
});

test('[R5.8] when coins are missing, the exact number is known', () => {
  expect(why({ balance: 99 })).toEqual({ code: 'too-few', missing: 1 });
  expect(why({ balance: -20 })).toEqual({ code: 'too-few', missing: 120 });
});

test('[R1.7] [R5.8] only an active physical card can pay', () => {
  expect(why({ cards: [] })).toEqual({ code: 'no-card' });
  expect(why({ cards: [card(CARD_STATUS.active, CARD_TYPE.virtual)] })).toEqual({
    code: 'no-card',
  });
  expect(why({ cards: [card(CARD_STATUS.off)] })).toEqual({ code: 'card-off' });
  expect(why({ cards: [card(CARD_STATUS.blocked)] })).toEqual({ code: 'card-blocked' });
});

test('[R1.6] products are for students; services and events are for every member', () => {
  expect(why({ isStudent: false })).toEqual({ code: 'not-student' });
  const service = { ...fine.product, kind: 'service' } as const;
  expect(why({ isStudent: false, product: service })).toBeNull();
});

test('[R2.16] the ticket limit is an obstacle when reached, and so is a misconfigured one', () => {
  expect(why({ product: event, tickets: 2 })).toEqual({ code: 'limit-reached' });
  expect(why({ product: { ...event, ticketLimit: 0 } })).toEqual({ code: 'limit-misconfigured' });
});

test('[R2.16] [R5.8] an event that has begun is not sold, whatever other obstacle there is', () => {
  const over = { ...event, event: on('2026-11-22T11:59:59Z') };
  expect(why({ product: over })).toEqual({ code: 'over' });
  expect(why({ product: over, tickets: 2, balance: 0 })).toEqual({ code: 'over' });
});

test('[R9.9] an unknown value is never taken for the member’s own obstacle', () => {
  for (const facts of [
    { cards: null },
    { isStudent: null },
    { balance: null },
    { product: event, tickets: null },
  ]) {
    expect(why(facts)).toEqual({ code: 'unknown' });
  }
});

test('[R6.3] [R9.9] the owner view and a live purchase come before every other obstacle', () => {
  expect(why({ isOwnerView: true, cards: [] })).toEqual({ code: 'owner-view' });
  expect(why({ liveIntent: 'a-request', balance: 0 })).toEqual({ code: 'unconfirmed' });
  expect(why({ hasUnseenOrder: true, balance: 0 })).toEqual({ code: 'ordered' });
});

/** The order of server/orders/place-order.ts, written down a second time. */
function serviceObstacle({ product, now, cards, isStudent, tickets, balance }: PurchaseFacts) {
  const [paying] = cards ?? [];
  if (!paying) return 'no-card';
  if (paying.status === CARD_STATUS.blocked) return 'card-blocked';
  if (paying.status !== CARD_STATUS.active) return 'card-off';
  if (product.kind === 'product' && isStudent !== true) return 'not-student';
  if (product.event && Date.parse(product.event.date) < now) return 'over';
  if (product.kind === 'event' && product.ticketLimit !== null) {
    if (product.ticketLimit < 1) return 'limit-misconfigured';
    if ((tickets ?? 0) >= product.ticketLimit) return 'limit-reached';
  }
  if (product.stock < 1) return 'sold-out';
  return (balance ?? 0) < product.price ? 'too-few' : null;
}

test('[R5.8] the reason equals the one that the service would give', () => {
  const facts = fc.record({
    product: fc.record({
      kind: fc.constantFrom('product', 'service', 'event'),
      price: fc.integer({ min: 0, max: 3 }),
      stock: fc.integer({ min: 0, max: 2 }),
      ticketLimit: fc.option(fc.integer({ min: 0, max: 2 })),
      event: fc.constantFrom(null, on('2026-11-22T11:00:00Z'), on('2026-11-22T13:00:00Z')),
    }),
    now: fc.constant(fine.now),
    isOwnerView: fc.constant(false),
    liveIntent: fc.constant(null),
    hasUnseenOrder: fc.constant(false),
    cards: fc.constantFrom([], ...[1, 2, 5, 9].map((status) => [card(status)])),
    isStudent: fc.boolean(),
    tickets: fc.integer({ min: 0, max: 3 }),
    balance: fc.integer({ min: 0, max: 4 }),
  });
  fc.assert(
    fc.property(facts, (one) => {
      expect(purchaseObstacle(one)?.code ?? null).toBe(serviceObstacle(one));
    }),
    { numRuns: 2000 },
  );
});
