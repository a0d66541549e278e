import { expect, test } from 'vitest';
import type { Order } from '#src/domain/orders/order.ts';
import { trackSteps } from '#src/features/orders/track/track-steps.ts';

const order: Order = {
  id: 7,
  status: 'BUYING',
  kind: 'product',
  comment: '',
  description: '',
  date: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-03T10:00:00.000Z',
  prodId: 1,
  productName: { ru: 'Кружка', uz: 'Krujka' },
  productImage: null,
  price: 100,
  history: [],
};
const states = (one: Order): string[] =>
  trackSteps(one).map((step) => `${step.status} ${step.state}`);

test('[R2.19] without a history the steps come from the order, with dates only where they are known', () => {
  expect(states(order)).toEqual([
    'NEW_ORDER done',
    'PROCESSING done',
    'BUYING current',
    'DELIVERY ahead',
    'DELIVERED ahead',
    'RECEIVED ahead',
  ]);
  expect(trackSteps(order).map((step) => step.at)).toEqual([
    order.date,
    null,
    order.updatedAt,
    null,
    null,
    null,
  ]);
});

test('[R2.19] a cancelled order has no future steps', () => {
  expect(states({ ...order, status: 'CANCELLED' })).toEqual([
    'NEW_ORDER done',
    'CANCELLED current',
  ]);
});

test('[R2.19] a status newer than the stored history becomes the last step', () => {
  const history = [{ status: 'NEW_ORDER', at: order.date, comment: 'Принят' }];
  const steps = trackSteps({ ...order, kind: 'service', status: 'PROCESSING', history });
  expect(steps.map((step) => step.status)).toEqual(['NEW_ORDER', 'PROCESSING', 'RECEIVED']);
  expect(steps[0]?.comment).toBe('Принят');
  expect(steps[1]).toMatchObject({ state: 'current', at: order.updatedAt });
});

test('[R3.4] an unknown status is the last step, without future steps', () => {
  expect(states({ ...order, status: 'TELEPORTED' })).toEqual([
    'NEW_ORDER done',
    'TELEPORTED current',
  ]);
});
