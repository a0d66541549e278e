import { expect, test } from 'vitest';
import { groupPhone } from '#src/domain/person/phone-text.ts';

test('[R2.12] a stored phone is shown in groups; what has groups or is of another country stays as it is', () => {
  expect(groupPhone('+74951234567')).toBe('+7 495 123 45 67');
  expect(groupPhone('+998901234567')).toBe('+998 90 123 45 67');
  for (const other of ['8 800 100-00-11', '+7 495 123-45-67', '+37499123456', '+7495123456', '']) {
    expect(groupPhone(other)).toBe(other);
  }
});
