import { ORDER_STATUSES, type Order } from '#src/domain/orders/order.ts';

const NEW_AT = '2026-11-02T09:15:00.000Z';

/** An order with the given fields. */
export const anOrder = (fields: Partial<Order> & Pick<Order, 'id'>): Order => ({
  status: 'NEW_ORDER',
  kind: 'product',
  comment: '',
  description: '',
  date: NEW_AT,
  updatedAt: '2026-11-05T12:40:00.000Z',
  prodId: 5,
  productName: { ru: `Рюкзак ${fields.id}`, uz: `Ryukzak ${fields.id}` },
  productImage: null,
  price: 1200,
  history: [],
  ...fields,
});

/** One product order in each status, with ids from 10001. */
export const everyStatus: readonly Order[] = ORDER_STATUSES.map((status, index) =>
  anOrder({ id: 10_001 + index, status }),
);

export const readyOrder = anOrder({
  id: 10_482,
  status: 'DELIVERED',
  comment: 'Позвони, когда привезут',
  description: 'Графитовый, 18 литров',
  history: [
    { status: 'NEW_ORDER', at: NEW_AT, comment: null },
    { status: 'PROCESSING', at: '2026-11-02T10:00:00.000Z', comment: 'Проверили карту' },
    { status: 'DELIVERED', at: '2026-11-05T12:40:00.000Z', comment: 'Стойка 3, корпус Б' },
  ],
});
