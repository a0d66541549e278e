import { describe, expect, test } from 'vitest';
import { isOrderList, openedOrders } from '#src/domain/orders/order-address.ts';
import { goesToAddress, readPlace, writePlace } from '#src/domain/orders/order-place.ts';
import {
  becameReady,
  hasWholeHistory,
  isReady,
  ORDER_STATUSES,
  type Order,
} from '#src/domain/orders/order.ts';

const order = (status: string, description = ''): Order => ({
  id: 7,
  status,
  kind: 'product',
  comment: '',
  description,
  date: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-03T10:00:00.000Z',
  prodId: 1,
  productName: { ru: 'Кружка', uz: 'Krujka' },
  productImage: null,
  price: 100,
  history: [],
});

describe('an order at its destination', () => {
  test('[R2.20] only an order that arrived at the desk is ready there', () => {
    expect(ORDER_STATUSES.filter((status) => isReady(order(status)))).toEqual(['DELIVERED']);
    expect(isReady(order('DELIVERED', 'Самовывоз: Корпус 2'))).toBe(true);
    expect(isReady(order('DELIVERED', 'Доставка: Москва, 1'))).toBe(false);
  });

  test('an order is news only when it arrives after this device knew it', () => {
    expect(becameReady(order('DELIVERY'), order('DELIVERED'))).toBe(true);
    expect(becameReady(order('DELIVERED'), order('DELIVERED'))).toBe(false);
    expect(becameReady(order('DELIVERY'), order('DELIVERY'))).toBe(false);
    expect(becameReady(undefined, order('DELIVERED'))).toBe(false);
  });

  test('[R7.26] a history without the current status is not whole', () => {
    const at = '2026-11-01T10:00:00.000Z';
    const history = [{ status: 'NEW_ORDER', at, comment: null }];
    expect(hasWholeHistory({ history, status: 'NEW_ORDER' })).toBe(true);
    expect(hasWholeHistory({ history, status: 'BUYING' })).toBe(false);
    expect(hasWholeHistory({ history: [], status: 'NEW_ORDER' })).toBe(false);
  });
});

describe('the place of an order', () => {
  test.each([
    ['pickup', '', 'Самовывоз'],
    ['pickup', 'Корпус 2', 'Самовывоз: Корпус 2'],
    ['delivery', '', 'Доставка'],
    ['delivery', 'Москва: улица 1', 'Доставка: Москва: улица 1'],
  ] as const)('[R2.26] %s «%s» is written as «%s», and read so', (kind, address, text) => {
    expect(writePlace({ kind, address: ` ${address} ` })).toBe(text);
    expect(readPlace(text)).toEqual({ kind, address });
    expect(goesToAddress({ description: text })).toBe(kind === 'delivery');
  });

  test.each(['', 'Доставка завтра', 'Самовывозом', 'Корпус 2: Доставка: 1'])(
    '[R2.26] «%s» names no place',
    (text) => {
      expect(readPlace(text)).toEqual({ kind: 'none' });
      expect(goesToAddress({ description: text })).toBe(false);
    },
  );

  test('[R2.26] services and events have no place', () => {
    expect(writePlace({ kind: 'none' })).toBe('');
  });
});

describe('an address of orders', () => {
  test.each(['/orders', '/orders/', '/orders//', '/Orders'])(
    '[R2.1] «%s» is the list of orders',
    (path) => {
      expect(isOrderList(path)).toBe(true);
      expect(openedOrders(path)).toEqual([]);
    },
  );

  test.each([
    ['/orders/12', [12]],
    ['/orders/12-7/', [12, 7]],
    ['/ORDERS/12//', [12]],
    ['/orders/12/7', []],
    ['/orders/12-x', []],
    ['/my/orders/12', []],
    ['/my/orders', []],
    ['/catalog/12', []],
    ['/orders-12', []],
  ])('[R2.3] «%s» opens the orders %j', (path, ids) => {
    expect(openedOrders(path)).toEqual(ids);
    expect(isOrderList(path)).toBe(false);
  });
});
