import { expect, test } from 'vitest';
import { cancelMessage } from '#src/features/orders/cancel/cancel-reason.ts';

test('[R7.28] [R4.4] a chosen reason is enough, and details come after it', () => {
  expect(cancelMessage('slow', 'Долго ждать', ' ')).toBe('Долго ждать');
  expect(cancelMessage('slow', 'Долго ждать', 'Уезжаю в среду 😢')).toBe(
    'Долго ждать. Уезжаю в среду',
  );
  expect(cancelMessage('other', 'Другая причина', '')).toBe('Другая причина');
  expect(cancelMessage('other', 'Другая причина', 'Уезжаю')).toBe('Уезжаю');
  expect(cancelMessage(null, null, 'Уезжаю')).toBe('Уезжаю');
  expect(cancelMessage(null, null, '😢')).toBe('');
});
