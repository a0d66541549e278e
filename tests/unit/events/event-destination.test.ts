import { expect, test } from 'vitest';
import { eventDestination, type DestinationFacts } from '#src/domain/events/event-destination.ts';

const FACTS: DestinationFacts = { cardState: 'active', knownOrders: new Set([77]) };
const operation = (type: string, orderId?: number) => ({
  operation: { id: 5, type, amount: 10, ...(orderId !== undefined && { orderId }) },
});
const leadsTo = (type: string, orderId?: number, facts: Partial<DestinationFacts> = {}) =>
  eventDestination(operation(type, orderId), { ...FACTS, ...facts });

test('[R4.7] an order and its refund lead to the order when the device has it, else to their place in the history', () => {
  expect(leadsTo('ORDER', 77)).toBe('/orders/77');
  expect(leadsTo('CANCEL_ORDER', 77)).toBe('/orders/77');
  expect(leadsTo('ORDER', 78)).toBe('/history?operation=5');
  expect(leadsTo('ORDER')).toBe('/history?operation=5');
});

test('[R4.7] a reward for a friend leads to the invitations, other operations to their place in the history', () => {
  expect(leadsTo('FRIEND')).toBe('/invites');
  expect(leadsTo('ACADEM_ORDER')).toBe('/invites');
  expect(leadsTo('BIRTHDAY')).toBe('/history?operation=5');
  expect(leadsTo('SOMETHING_NEW')).toBe('/history?operation=5');
});

test('[R4.7] the events of cards lead to the profile', () => {
  expect(eventDestination({ operation: null }, FACTS)).toBe('/');
  expect(eventDestination({ operation: null }, { ...FACTS, cardState: 'blocked' })).toBe('/');
});

test('[R4.9] [R2.40] an event never leads to a screen that the guard refuses', () => {
  for (const cardState of ['none', 'off'] as const) {
    expect(leadsTo('ORDER', 77, { cardState })).toBe('/history?operation=5');
    expect(leadsTo('FRIEND', undefined, { cardState })).toBe('/history?operation=5');
  }
  expect(leadsTo('ORDER', 77, { cardState: 'blocked' })).toBeNull();
  expect(leadsTo('BIRTHDAY', undefined, { cardState: 'blocked' })).toBeNull();
});

test('[R4.7] a changed order opens the order, a friend the list of friends, a ticket itself, with every card', () => {
  const order = {
    kind: 'order',
    id: 41,
    status: 'DELIVERED',
    productKind: 'product',
    goesToAddress: false,
    name: { ru: '', uz: '' },
  } as const;
  const friend = { kind: 'invitation', id: 9, status: 'paid', name: '' } as const;
  const ticket = { kind: 'ticket', id: 7, status: 'NEW', topic: '', isAnswered: false } as const;
  const addresses = (cardState: 'active' | 'off' | 'blocked') =>
    [order, friend, ticket].map((subject) =>
      eventDestination({ operation: null, subject }, { ...FACTS, cardState }),
    );
  expect(addresses('active')).toEqual(['/orders/41', '/invites', '/support#ticket-7']);
  expect(addresses('off')).toEqual([null, null, '/support#ticket-7']);
  expect(addresses('blocked')).toEqual([null, null, '/support#ticket-7']);
});
