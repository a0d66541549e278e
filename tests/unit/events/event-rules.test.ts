import { describe, expect, test } from 'vitest';
import {
  INITIAL_EVENT_STATE,
  detectCardEvents,
  detectOperationEvents,
} from '#src/domain/events/event-rules.ts';
import type { Card } from '#src/domain/member/card.ts';
import type { Operation } from '#src/domain/operations/operation.ts';

const card = (id: number, typeId: number, status: number): Card => ({
  id,
  typeId,
  status,
  cardNumber: `${id}`,
  cardHash: `hash-${id}`,
});
const VIRTUAL = card(1, 1, 1);
const PHYSICAL = card(2, 2, 1);
const after = (cards: readonly Card[]) => detectCardEvents(INITIAL_EVENT_STATE, [], cards, 1).state;
const typesOf = (previous: readonly Card[], cards: readonly Card[]) =>
  detectCardEvents(after(previous), previous, cards, 2).events.map(({ type }) => type);

const operation = (id: number): Operation => ({
  id,
  operationId: 1,
  type: 'FRIEND',
  amount: 10,
  date: '2026-01-01T00:00:00Z',
  comment: '',
});
const keysOf = (last: number | null, ...ids: number[]) =>
  detectOperationEvents(
    { ...INITIAL_EVENT_STATE, lastOperationId: last },
    ids.map(operation),
    1,
  ).events.map(({ key }) => key);

describe('cards', () => {
  test('[R4.7] the first refresh on a new device raises nothing', () => {
    for (const stored of [[], [VIRTUAL]]) {
      const { events } = detectCardEvents(INITIAL_EVENT_STATE, stored, [VIRTUAL, PHYSICAL], 1);
      expect(events).toEqual([]);
    }
  });

  test('[R4.7] the first active physical card of a member without a card raises «card issued»', () => {
    expect(typesOf([VIRTUAL], [VIRTUAL, PHYSICAL])).toEqual([1]);
    expect(typesOf([], [PHYSICAL])).toEqual([1]);
  });

  test('[R4.7] every other change raises «cards changed»', () => {
    expect(typesOf([VIRTUAL], [VIRTUAL, card(2, 2, 2)])).toEqual([3]);
    expect(typesOf([card(2, 2, 2)], [PHYSICAL])).toEqual([3]);
    expect(typesOf([PHYSICAL], [card(2, 2, 5)])).toEqual([3]);
    expect(typesOf([PHYSICAL], [])).toEqual([3]);
  });

  test('[R4.7] the virtual card of a new member raises nothing, and the physical one after it «card issued»', () => {
    expect(typesOf([], [VIRTUAL])).toEqual([]);
    expect(typesOf([VIRTUAL], [VIRTUAL, PHYSICAL])).toEqual([1]);
  });

  test.each<[string, Partial<Card>]>([
    ['id', { id: 9 }],
    ['type', { typeId: 3 }],
    ['status', { status: 7 }],
    ['number', { cardNumber: '99' }],
    ['hash', { cardHash: 'other' }],
  ])('[R4.7] a card with another %s is a change', (_, difference) => {
    expect(typesOf([VIRTUAL, PHYSICAL], [{ ...VIRTUAL, ...difference }, PHYSICAL])).toEqual([3]);
  });

  test('[R4.7] the event is unseen, unread and has the time of the refresh', () => {
    const state = { hasCards: 1, lastOperationId: 40 };
    const detected = detectCardEvents(state, [PHYSICAL], [PHYSICAL, card(3, 2, 1)], 1700);
    expect(detected.events).toEqual([
      { key: 'cards-1700', type: 3, operation: null, at: 1700, isSeen: false, unread: 1 },
    ]);
    expect(detected.state).toEqual({ hasCards: 2, lastOperationId: 40 });
  });

  test('[R4.7] a first physical card that is not active raises no «card issued»', () => {
    expect(typesOf([], [card(2, 2, 2)])).toEqual([]);
    expect(typesOf([PHYSICAL], [PHYSICAL, card(3, 1, 1)])).toEqual([3]);
  });

  test('[R4.7] the order of the cards does not matter', () => {
    expect(typesOf([VIRTUAL, PHYSICAL], [PHYSICAL, VIRTUAL])).toEqual([]);
  });
});

describe('operations', () => {
  test('[R4.7] the first refresh raises nothing and stores the newest id', () => {
    const detected = detectOperationEvents(INITIAL_EVENT_STATE, [operation(7), operation(3)], 1);
    expect(detected.events).toEqual([]);
    expect(detected.state.lastOperationId).toBe(7);
  });

  test('[R4.7] ids are compared as numbers: 1000 is greater than 999', () => {
    expect(keysOf(999, 1000, 999, 998)).toEqual(['operation-1000']);
  });

  test('[R4.7] the event has the operation, its order and its time', () => {
    const bought = { ...operation(8), type: 'ORDER', amount: -100, orderId: 77 };
    const { events } = detectOperationEvents(
      { hasCards: 1, lastOperationId: 6 },
      [bought, { ...operation(7), date: 'soon' }],
      1700,
    );
    expect(events).toEqual([
      {
        key: 'operation-8',
        type: 2,
        operation: { id: 8, type: 'ORDER', amount: -100, orderId: 77 },
        at: Date.parse('2026-01-01T00:00:00Z'),
        isSeen: false,
        unread: 1,
      },
      // The time of the refresh replaces a date that cannot be read.
      expect.objectContaining({ operation: { id: 7, type: 'FRIEND', amount: 10 }, at: 1700 }),
    ]);
    expect(events[1]?.operation).not.toHaveProperty('orderId');
  });

  test('[R4.7] older pages raise nothing and do not reset the stored id', () => {
    const state = { ...INITIAL_EVENT_STATE, lastOperationId: 100 };
    expect(detectOperationEvents(state, [operation(5)], 1)).toEqual({ events: [], state });
    expect(detectOperationEvents(state, [], 1).state.lastOperationId).toBe(100);
  });

  test('[R4.7] the first operation of a member without operations raises an event', () => {
    expect(detectOperationEvents(INITIAL_EVENT_STATE, [], 1).state.lastOperationId).toBe(0);
    expect(keysOf(0, 1)).toEqual(['operation-1']);
  });
});
