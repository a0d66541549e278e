import { expect, it } from 'vitest';
import { errorIdOf } from '#src/domain/error-id.ts';

it('[R4.6] names an error by eight hexadecimal digits, the same for the same error', () => {
  const id = errorIdOf(new TypeError('Order 7 has no status'));
  expect(id).toMatch(/^[\da-f]{8}$/);
  expect(errorIdOf(new TypeError('Order 7 has no status'))).toBe(id);
  expect(errorIdOf(new TypeError('Order 8 has no status'))).not.toBe(id);
  expect(errorIdOf(new RangeError('Order 7 has no status'))).not.toBe(id);
  expect(errorIdOf('текст')).toMatch(/^[\da-f]{8}$/);
});
