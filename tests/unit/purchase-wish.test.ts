import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseProductId } from '#src/domain/product-id.ts';
import { readWish, WISH_LIMITS, writeWish, type Wish } from '#src/domain/purchase-wish.ts';

const own: Wish = { friend: null, comment: '', place: { kind: 'none' } };

test('[R2.17] a gift names the friend in the first line of the comment', () => {
  expect(writeWish({ ...own, friend: ' Алия ', comment: ' Без чека ' })).toEqual({
    comment: 'Для друга: Алия\nБез чека',
    description: '',
  });
});

test('[R2.18] the place goes into the description', () => {
  const describe = (place: Wish['place']) => writeWish({ ...own, place }).description;
  expect(describe({ kind: 'pickup', address: '' })).toBe('Самовывоз');
  expect(describe({ kind: 'delivery', address: 'Москва, 1' })).toBe('Доставка: Москва, 1');
});

const line = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');
const wishes: fc.Arbitrary<Wish> = fc.record({
  friend: fc.option(line(WISH_LIMITS.friend).filter((name) => !name.includes('\n'))),
  comment: fc.oneof(fc.constant(''), line(WISH_LIMITS.comment)),
  place: fc.oneof(
    fc.constant({ kind: 'none' } as const),
    fc.record({
      kind: fc.constantFrom('pickup', 'delivery'),
      address: line(WISH_LIMITS.address),
    }),
  ),
});

test('[R9.9] a kept wish is read again as it was written, and fits what the service takes', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const written = writeWish(wish);
      expect(readWish(written)).toEqual(wish);
      expect(written.comment.length).toBeLessThanOrEqual(2000);
      expect(written.description.length).toBeLessThanOrEqual(2000);
    }),
  );
});

test('[R2.17] only a whole number can be a product’s id', () => {
  expect(parseProductId('101')).toBe(101);
  for (const text of ['', 'abc', '0', '01', '-1', '1.5', '1e3', '1234567890', ' 1']) {
    expect(parseProductId(text)).toBeNull();
  }
});
