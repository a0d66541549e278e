import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOrderIds, parseOrderIds } from '#src/domain/orders/order-ids.ts';
import { isOpen } from '#src/domain/orders/order.ts';

test('[R2.3] ids of an address keep their order and lose duplicates', () => {
  expect(parseOrderIds('12-7-12-9')).toEqual([12, 7, 9]);
});

test.each(['', '12-', '-12', '12--7', '12-abc', '0', '007', '1e5', '1.5', ' 12', '1234567890123'])(
  '[R2.3] «%s» is not a list of order ids',
  (text) => {
    expect(parseOrderIds(text)).toBeNull();
  },
);

test('[R2.3] an address of orders is parsed to the same orders', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999 }), { minLength: 1 });
  fc.assert(
    fc.property(ids, (list) => {
      expect(parseOrderIds(formatOrderIds(list))).toEqual(list);
    }),
  );
});

test('[R2.20] [R3.4] received, closed and cancelled orders have no code', () => {
  const open = ['NEW_ORDER', 'PROCESSING', 'BUYING', 'DELIVERY', 'DELIVERED', 'SOMETHING_NEW'];
  expect(open.every((status) => isOpen({ status }))).toBe(true);
  expect(['RECEIVED', 'CLOSED', 'CANCELLED'].some((status) => isOpen({ status }))).toBe(false);
});
