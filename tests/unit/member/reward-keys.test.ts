import { expect, test } from 'vitest';
import { BIRTHDAY_GIFT, REGISTRATION_REWARD, rewardKey } from '#src/domain/referral/reward.ts';

test('[R1.3] a birthday brings 500 coins, a friend who works with admissions 100', () => {
  expect(BIRTHDAY_GIFT).toBe(500);
  expect(REGISTRATION_REWARD).toBe(100);
});

test('[R1.3] the ledger keeps these keys: a changed one would give a reward twice', () => {
  expect(rewardKey.welcome(5)).toBe('WELCOME:5');
  expect(rewardKey.birthday(2026)).toBe('BIRTHDAY:2026');
  expect(rewardKey.registration(7)).toBe('FRIEND:7');
  expect(rewardKey.payment(7)).toBe('ACADEM_ORDER:7');
});
