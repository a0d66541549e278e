import { CARD_TYPE, selectCards, type Card } from '../member/card.ts';
import type { Operation } from '../operations/operation.ts';
import { EVENT_TYPE, type StoredEvent } from './stored-event.ts';

/** State that event detection keeps between refreshes (R3.7); null before the first refresh. */
export interface EventState {
  /** Number of physical cards, despite the name. */
  readonly hasCards: number | null;
  readonly lastOperationId: number | null;
}

export const INITIAL_EVENT_STATE: EventState = { hasCards: null, lastOperationId: null };

/** Events raised by a refresh, and the state for the next one. */
interface EventUpdate {
  readonly events: readonly StoredEvent[];
  readonly state: EventState;
}

const identify = (cards: readonly Card[]): string =>
  cards
    .map(({ id, typeId, status, cardNumber, cardHash }) =>
      [id, typeId, status, cardNumber, cardHash].join(),
    )
    .toSorted()
    .join(';');

/**
 * Compares fresh cards with the previous ones (R4.7). A first active card of a member without a physical
 * card raises «card issued»; every other change raises «cards changed». The first refresh raises nothing,
 * because all cards are new on a new device; neither does the virtual card that a new member gets, because
 * nothing was there that could change.
 * @param at ms since the epoch
 */
export function detectCardEvents(
  state: EventState,
  previous: readonly Card[],
  cards: readonly Card[],
  at: number,
): EventUpdate {
  const hasCards = cards.filter(({ typeId }) => typeId === CARD_TYPE.physical).length;
  const next = { ...state, hasCards };
  if (state.hasCards === null || identify(previous) === identify(cards)) {
    return { events: [], state: next };
  }
  const isIssued = state.hasCards === 0 && selectCards(cards).state === 'active';
  if (previous.length === 0 && !isIssued) return { events: [], state: next };
  const type = isIssued ? EVENT_TYPE.cardIssued : EVENT_TYPE.cardsChanged;
  const event = {
    key: `cards-${at}`,
    type,
    operation: null,
    at,
    isSeen: false,
    unread: 1,
  } as const;
  return { events: [event], state: next };
}

/**
 * The time of a date, ms since the epoch; null for a date that cannot be read, which no index would contain.
 */
export function timeOf(date: string): number | null {
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : time;
}

/**
 * Raises an event for each operation with a greater id than before (R4.7); the first refresh raises none.
 * @param at when the operations were received, ms since the epoch
 */
export function detectOperationEvents(
  state: EventState,
  operations: readonly Operation[],
  at: number,
): EventUpdate {
  const last = state.lastOperationId;
  const ids = operations.map(({ id }) => id);
  const next = { ...state, lastOperationId: Math.max(last ?? 0, ...ids) };
  const fresh = last === null ? [] : operations.filter(({ id }) => id > last);
  const events = fresh.map(({ id, type, amount, orderId, date }): StoredEvent => ({
    key: `operation-${id}`,
    type: EVENT_TYPE.operation,
    operation: { id, type, amount, ...(orderId !== undefined && { orderId }) },
    at: timeOf(date) ?? at,
    isSeen: false,
    unread: 1,
  }));
  return { events, state: next };
}
