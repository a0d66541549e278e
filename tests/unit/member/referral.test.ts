import { expect, test } from 'vitest';
import { referralLink } from '#src/domain/referral/referral.ts';

const ORIGIN = 'https://invite.friends.example';

test('[R3.8] the referral link is the invite host with the card hash as its parameter', () => {
  expect(referralLink(ORIGIN, { cardHash: 'a1b2c3' })).toBe(`${ORIGIN}/?referral=a1b2c3`);
});

test('[R3.8] a hash with special characters stays one parameter of the link', () => {
  const hash = 'a+b/c=&x=1#ы';
  const link = new URL(referralLink(ORIGIN, { cardHash: hash }) ?? '');
  expect(link.origin).toBe(ORIGIN);
  expect([...link.searchParams]).toEqual([['referral', hash]]);
  expect(link.hash).toBe('');
});

test('[R3.8] there is no link without a card or without its hash', () => {
  expect(referralLink(ORIGIN, null)).toBeNull();
  expect(referralLink(ORIGIN, { cardHash: '' })).toBeNull();
});
