import { expect, test } from 'vitest';
import { OPERATION_TYPES } from '#src/domain/operations/operation.ts';
import { welcomeBonusToShow, WELCOME_BONUS_DAYS } from '#src/domain/operations/welcome-bonus.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const line = (type: string, daysAgo = 1) => ({
  type,
  date: new Date(NOW - daysAgo * DAY_MS).toISOString(),
});
const isShown = (...operations: ReturnType<typeof line>[]) =>
  welcomeBonusToShow(operations, NOW) !== null;

test('[R4.12] the welcome bonus is shown while it is among the operations of 30 days', () => {
  expect(isShown(line('WELCOME'), line('FRIEND'), line('ORDER'))).toBe(true);
  expect(isShown()).toBe(false);
  expect(isShown(line('FRIEND'))).toBe(false);
  expect(isShown(line('WELCOME', WELCOME_BONUS_DAYS))).toBe(true);
  expect(isShown(line('WELCOME', WELCOME_BONUS_DAYS + 1), line('FRIEND'))).toBe(false);
});

test('[R4.12] only a cancelled bonus, paid learning and a friend’s payment exclude it', () => {
  const ruledOut = OPERATION_TYPES.filter((type) => !isShown(line('WELCOME'), line(type)));
  expect(ruledOut.toSorted()).toEqual(['ACADEM_ORDER', 'CANCELLATION', 'PAYMENT']);
  expect(isShown(line('WELCOME'), line('PAYMENT', WELCOME_BONUS_DAYS + 1))).toBe(true);
});

test('[R4.12] the last of several welcome bonuses is shown', () => {
  const last = line('WELCOME', 1);
  expect(welcomeBonusToShow([last, line('WELCOME', 3), line('WELCOME', 2)], NOW)).toBe(last);
});
