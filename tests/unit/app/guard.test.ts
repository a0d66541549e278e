import { expect, test } from 'vitest';
import { guard } from '#src/app/routes/guard.ts';
import type { Card } from '#src/domain/member/card.ts';

const card = (typeId: number, status: number): Card => ({
  id: 1,
  typeId,
  status,
  cardNumber: '1',
  cardHash: 'h',
});
const known = (...cards: Card[]) => ({ cards, cardsKnown: true });
const orders = { name: 'Orders', needsCard: true };
const faq = { name: 'FAQ', needsCard: false, opensBlocked: true };
const getCard = { name: 'GetCard', needsCard: false };

test('[R4.9] navigation passes while the cards are unknown', () => {
  expect(guard(orders, { cards: [], cardsKnown: false })).toBe('allow');
});

test('[R4.9] redirects a member without an active physical card to GetCard', () => {
  expect(guard(orders, known(card(1, 1)))).toBe('get-card');
  expect(guard(orders, known(card(2, 2)))).toBe('get-card');
});

test('[R4.9] screens without a card requirement stay open; an active card opens the others', () => {
  expect(guard(faq, known())).toBe('allow');
  expect(guard(orders, known(card(2, 1)))).toBe('allow');
});

test('[R2.7] redirects a member with an active physical card from GetCard to Profile', () => {
  expect(guard(getCard, known(card(2, 1)))).toBe('profile');
  expect(guard(getCard, known())).toBe('allow');
});

test('[R2.40] a temporarily blocked card takes precedence over everything but the screens that help', () => {
  for (const route of [orders, getCard]) expect(guard(route, known(card(2, 5)))).toBe('blocked');
  expect(guard(faq, known(card(2, 5)))).toBe('allow');
});

test('[R6.3] in owner view nothing opens that concerns the viewer’s own device', () => {
  const settings = { name: 'Settings', needsCard: false, opensBlocked: true, ownOnly: true };
  for (const facts of [known(), known(card(2, 5)), { cards: [], cardsKnown: false }]) {
    expect(guard(settings, facts)).toBe('allow');
    expect(guard(settings, { ...facts, isOwnerView: true })).toBe('profile');
    expect(guard(faq, { ...facts, isOwnerView: true })).toBe('allow');
  }
});

const profile = { name: 'Profile', needsCard: false };

test('[R6.1] staff without an active card begin at the search, staff with one in their own area', () => {
  const staff = (...cards: Card[]) => ({ ...known(...cards), isStaff: true });
  for (const cards of [[], [card(1, 1)], [card(2, 2)], [card(2, 5)]]) {
    expect(guard(profile, staff(...cards), true)).toBe('staff');
    expect(guard(profile, known(...cards), true)).not.toBe('staff');
  }
  expect(guard(profile, staff(card(2, 1)), true)).toBe('allow');
  expect(guard(profile, { cards: [], cardsKnown: false, isStaff: true }, true)).toBe('allow');
});

test('[R6.1] staff without a card can open their own profile, and the search opens whatever the card', () => {
  expect(guard(profile, { ...known(), isStaff: true }, false)).toBe('allow');
  const search = { name: 'Staff', needsCard: false, opensBlocked: true };
  for (const cards of [[], [card(1, 1)], [card(2, 2)], [card(2, 5)]]) {
    expect(guard(search, { ...known(...cards), isStaff: true }, true)).toBe('allow');
  }
});
