import { expect, test } from 'vitest';
import { imageProblem, megabytes } from '#src/features/help/support/ticket-image.ts';

test.each([
  ['image/png', 5_000_000, null],
  ['image/jpeg', 1, null],
  ['image/webp', 20, null],
  ['image/png', 5_000_001, { code: 'tooLarge', bytes: 5_000_001 }],
  ['image/heic', 20, { code: 'wrongType' }],
  ['image/svg+xml', 20, { code: 'wrongType' }],
  ['', 20, { code: 'wrongType' }],
])(
  '[R2.27] an image of type «%s» with %i bytes is judged before it is sent',
  (type, size, found) => {
    expect(imageProblem({ type, size })).toEqual(found);
  },
);

test('[R2.27] a size just above the limit never reads as the limit', () => {
  expect(megabytes(5_000_000)).toBe('5');
  expect(megabytes(5_000_001)).toBe('5,1');
  expect(megabytes(7_240_000)).toBe('7,3');
  expect(megabytes(12)).toBe('0,1');
});
