import { expect, test } from 'vitest';
import { canEarn, selectCards, type Card } from '#src/domain/member/card.ts';

let lastId = 0;
const card = (typeId: number, status: number): Card => {
  lastId += 1;
  return { id: lastId, typeId, status, cardNumber: String(lastId), cardHash: `hash-${lastId}` };
};
const physical = (status: number) => card(2, status);
const virtual = (status = 1) => card(1, status);

test('[R4.1] exactly one active physical card: it is used', () => {
  const only = physical(1);
  const unused = virtual();
  expect(selectCards([only, unused])).toEqual({
    physical: only,
    virtual: unused,
    state: 'active',
    showsOffBanner: false,
  });
  expect(selectCards([only]).virtual).toBeNull();
});

test('[R4.1] an off physical card is used even when another one is active', () => {
  const off = physical(2);
  expect(selectCards([physical(1), off])).toMatchObject({
    physical: off,
    state: 'off',
    showsOffBanner: true,
  });
});

test('[R4.1] a temporarily blocked card counts as off, and the state is «blocked»', () => {
  const blocked = physical(5);
  expect(selectCards([blocked, physical(1)])).toMatchObject({
    physical: blocked,
    state: 'blocked',
    showsOffBanner: true,
  });
});

test('[R4.1] no active card: the first counts as off, without a banner for an unknown status', () => {
  const first = physical(7);
  expect(selectCards([first, physical(9)])).toMatchObject({
    physical: first,
    state: 'off',
    showsOffBanner: false,
  });
});

test('[R4.1] two active physical cards: the first counts as off', () => {
  const first = physical(1);
  expect(selectCards([first, physical(1)])).toMatchObject({
    physical: first,
    state: 'off',
    showsOffBanner: true,
  });
});

test('[R4.1] an active card is used beside one with an unknown status', () => {
  const active = physical(1);
  expect(selectCards([physical(7), active])).toMatchObject({ physical: active, state: 'active' });
});

test('[R4.1] no physical card: the state is «none», and the first virtual card is used', () => {
  const first = virtual(2);
  expect(selectCards([first, virtual()])).toMatchObject({
    physical: null,
    virtual: first,
    state: 'none',
    showsOffBanner: false,
  });
});

test('[R1.7] a member earns with a card of either type, also with one that is off, and never with a blocked one', () => {
  expect(canEarn([])).toBe(false);
  expect(canEarn([virtual()])).toBe(true);
  expect(canEarn([physical(1)])).toBe(true);
  expect(canEarn([virtual(), physical(2)])).toBe(true);
  expect(canEarn([virtual(), physical(5)])).toBe(false);
});
