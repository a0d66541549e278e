import { CARD_TYPE, selectCards, type Card } from './card.ts';
import type { Operation } from './operation.ts';
import { EVENT_TYPE, type StoredEvent } from './stored-event.ts';

/** What the generator of events remembers (specification §3); null until the first look. */
export interface EventState {
  /** How many physical cards there were. */
  readonly hasCards: number | null;
  readonly lastOperationId: number | null;
}

export const FIRST_LOOK: EventState = { hasCards: null, lastOperationId: null };

/** What a look at fresh data came to. */
interface Look {
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
 * A member without a physical card who now has an active one raises «card issued», every other change
 * «cards changed» (R4.7). The first look raises nothing: on a new device all cards are new.
 * @param at ms since the epoch
 */
export function lookAtCards(
  state: EventState,
  former: readonly Card[],
  cards: readonly Card[],
  at: number,
): Look {
  const hasCards = cards.filter(({ typeId }) => typeId === CARD_TYPE.physical).length;
  const next = { ...state, hasCards };
  if (state.hasCards === null || identify(former) === identify(cards)) {
    return { events: [], state: next };
  }
  const isIssued = state.hasCards === 0 && selectCards(cards).state === 'active';
  const type = isIssued ? EVENT_TYPE.cardIssued : EVENT_TYPE.cardsChanged;
  const event: StoredEvent = { key: `cards-${at}`, type, operation: null, at, isSeen: false };
  return { events: [event], state: next };
}

/**
 * Each operation with a greater id than any before raises an event (R4.7); the first look raises none.
 * @param at ms since the epoch
 */
export function lookAtOperations(
  state: EventState,
  operations: readonly Operation[],
  at: number,
): Look {
  const last = state.lastOperationId;
  const ids = operations.map(({ id }) => id);
  const next = { ...state, lastOperationId: Math.max(last ?? 0, ...ids) };
  const fresh = last === null ? [] : operations.filter(({ id }) => id > last);
  const events = fresh.map(({ id, type, amount }): StoredEvent => ({
    key: `operation-${id}`,
    type: EVENT_TYPE.operation,
    operation: { id, type, amount },
    at,
    isSeen: false,
  }));
  return { events, state: next };
}
