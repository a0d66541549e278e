import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProductId } from '#src/domain/catalog/product-id.ts';
import {
  readOrderTexts,
  PURCHASE_TEXT_LIMITS,
  writeOrderTexts,
  pickupBesideWritten,
  receiptOf,
  writtenPlaceOf,
  type OrderTexts,
} from '#src/domain/orders/order-texts.ts';

const own: OrderTexts = { friend: null, comment: '', place: { kind: 'none' } };

test('[R2.17] the first line of a gift’s comment names the friend', () => {
  expect(writeOrderTexts({ ...own, friend: ' Алия ', comment: ' Без чека ' })).toEqual({
    comment: 'Для друга: Алия\nБез чека',
    description: '',
  });
});

test('[R9.9] a gift’s comment of several lines is read as it was written', () => {
  const gift: OrderTexts = { ...own, friend: 'Алия', comment: 'Без чека\n\nПозвони' };
  expect(readOrderTexts(writeOrderTexts(gift))).toEqual(gift);
});

test('[R2.18] the description names the place', () => {
  const describe = (place: OrderTexts['place']) => writeOrderTexts({ ...own, place }).description;
  expect(describe({ kind: 'pickup', address: '' })).toBe('Самовывоз');
  expect(describe({ kind: 'delivery', address: 'Москва, 1' })).toBe('Доставка: Москва, 1');
});

test('[R1.8] [R2.26] a pickup place of the service has its name in both languages, a typed one its own', () => {
  const pickup = {
    place: { ru: 'Корпус Б', uz: 'B bino' },
    address: 'Москва, 1',
    localAddress: { ru: 'Москва, 1', uz: 'Moskva, 1' },
    hours: [],
  };
  const names = { ru: 'Корпус Б (Москва, 1)', uz: 'B bino (Moskva, 1)' };
  for (const written of Object.values(names)) {
    expect(writtenPlaceOf({ description: `Самовывоз: ${written}`, pickup })).toEqual(names);
  }
  const typed = { ru: 'У входа', uz: 'У входа' };
  expect(writtenPlaceOf({ description: 'Самовывоз: У входа', pickup })).toEqual(typed);
  expect(writtenPlaceOf({ description: 'Самовывоз: У входа' })).toEqual(typed);
});

test('[R2.19] [R2.20] the place where an order is fetched is named unless the description names it already, or it is finished', () => {
  const pickup = { place: { ru: 'Корпус Б', uz: 'B bino' }, address: 'Москва, 1', hours: [] };
  const status = 'DELIVERED';
  const names = { ru: 'Корпус Б (Москва, 1)', uz: 'B bino (Москва, 1)' };
  for (const description of ['', 'Самовывоз', 'Самовывоз: У входа']) {
    expect(pickupBesideWritten({ description, pickup, status })).toEqual(names);
    for (const finished of ['CANCELLED', 'RECEIVED'])
      expect(pickupBesideWritten({ description, pickup, status: finished })).toBeNull();
  }
  expect(pickupBesideWritten({ description: `Самовывоз: ${names.ru}`, pickup, status })).toBeNull();
  expect(pickupBesideWritten({ description: 'Доставка: Тула, 5', pickup, status })).toBeNull();
  expect(pickupBesideWritten({ description: 'Самовывоз', pickup: null, status })).toBeNull();
});

test('[R2.19] [R12.4] a receipt says when and where an order was given to the member, the last time', () => {
  const pickup = { place: { ru: 'Корпус Б', uz: 'B bino' }, address: 'Москва, 1', hours: [] };
  const change = (status: string, at: string) => ({ status, at, comment: null });
  const history = [change('RECEIVED', '1'), change('DELIVERED', '2'), change('RECEIVED', '3')];
  const given = { description: '', history, pickup, status: 'RECEIVED' };
  expect(receiptOf(given)).toEqual({ at: '3', place: pickup.place });
  expect(receiptOf({ ...given, status: 'CLOSED' })).toEqual({ at: '3', place: pickup.place });
  expect(receiptOf({ ...given, status: 'DELIVERED' })).toBeNull();
  expect(receiptOf({ ...given, pickup: null })).toBeNull();
  expect(receiptOf({ ...given, description: 'Доставка: Тула, 5' })).toBeNull();
  // A list has no history.
  expect(receiptOf({ ...given, history: [] })).toBeNull();
});

const line = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');
const orderTexts: fc.Arbitrary<OrderTexts> = fc.record({
  friend: fc.option(line(PURCHASE_TEXT_LIMITS.friend).filter((name) => !name.includes('\n'))),
  comment: fc.oneof(fc.constant(''), line(PURCHASE_TEXT_LIMITS.comment)),
  place: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({
      kind: fc.constantFrom('pickup', 'delivery'),
      address: line(PURCHASE_TEXT_LIMITS.address),
    }),
  ),
});

test('[R9.9] a draft’s texts are read as they were written, and fit what the service takes', () => {
  fc.assert(
    fc.property(orderTexts, (texts) => {
      const written = writeOrderTexts(texts);
      expect(readOrderTexts(written)).toEqual(texts);
      expect(written.comment.length).toBeLessThanOrEqual(2000);
      expect(written.description.length).toBeLessThanOrEqual(2000);
    }),
  );
});

test('[R2.17] only a whole number is a product id', () => {
  expect(parseProductId('101')).toBe(101);
  for (const text of ['', 'abc', '0', '01', '-1', '1.5', '1e3', '1234567890', ' 1']) {
    expect(parseProductId(text)).toBeNull();
  }
});
