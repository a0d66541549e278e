import { hasShape, isNumber, isText, type Checked } from '../shape.ts';

/** Whether a stored card can be shown (R9.4). */
export const isCard = hasShape({
  id: isNumber,
  /** 1 virtual, 2 physical. */
  typeId: isNumber,
  /** 1 active, 2 off, 5 temporarily blocked; anything else is unknown. */
  status: isNumber,
  cardNumber: isText,
  /** Builds the referral link (R3.8). */
  cardHash: isText,
});
/** A loyalty card (R3.3). */
export type Card = Checked<typeof isCard>;

export const CARD_TYPE = { virtual: 1, physical: 2 } as const;
export const CARD_STATUS = { active: 1, off: 2, blocked: 5 } as const;

/** Result of the selection rule for a member's cards. */
export interface CardSelection {
  /** The physical card in use; null when there is none. */
  readonly physical: Card | null;
  readonly virtual: Card | null;
  /** active: can spend; off and blocked freeze coins; none: no physical card. */
  readonly state: 'active' | 'off' | 'blocked' | 'none';
  /** False for a card status that this build does not know. */
  readonly showsOffBanner: boolean;
}

const isOff = (card: Card) =>
  card.status === CARD_STATUS.off || card.status === CARD_STATUS.blocked;
const isActive = (card: Card) => card.status === CARD_STATUS.active;

/**
 * Whether a member with these cards earns coins (R1.7). Earning needs a loyalty card of
 * either type. A blocked card freezes coins both ways; a card that is off cannot spend but still earns.
 */
export const canEarn = (cards: readonly Card[]): boolean =>
  cards.length > 0 && selectCards(cards).state !== 'blocked';

/** Selects the cards in use (R4.1). */
export function selectCards(cards: readonly Card[]): CardSelection {
  const physicals = cards.filter((card) => card.typeId === CARD_TYPE.physical);
  const virtual = cards.find((card) => card.typeId === CARD_TYPE.virtual) ?? null;
  const off = physicals.find(isOff);
  const active = physicals.filter(isActive);
  const [first] = physicals;
  const [firstActive] = active;

  if (off) {
    const state = off.status === CARD_STATUS.blocked ? 'blocked' : 'off';
    return { physical: off, virtual, state, showsOffBanner: true };
  }
  if (!first) return { physical: null, virtual, state: 'none', showsOffBanner: false };
  if (!firstActive) return { physical: first, virtual, state: 'off', showsOffBanner: false };
  if (active.length > 1) {
    return { physical: firstActive, virtual, state: 'off', showsOffBanner: true };
  }
  return { physical: firstActive, virtual, state: 'active', showsOffBanner: false };
}

/** Whether two physical cards are active at once, which switches both off (R4.1). */
export const hasTwoActive = (cards: readonly Card[]): boolean =>
  cards.filter((card) => card.typeId === CARD_TYPE.physical && isActive(card)).length > 1;
