import { expect, test } from 'vitest';
import { guard } from '#src/app/routing/guard.ts';
import type { Card } from '#src/domain/card.ts';

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
