import { CARD_STATUS, type Card, type CardSelection } from '#src/domain/member/card.ts';

/** The condition of the shown card. */
export type CardCondition = 'active' | 'off' | 'blocked' | 'unknown';

const BY_STATUS: ReadonlyMap<number, CardCondition> = new Map([
  [CARD_STATUS.active, 'active'],
  [CARD_STATUS.off, 'off'],
  [CARD_STATUS.blocked, 'blocked'],
]);

/**
 * The card that the profile shows: the selected physical one, else the virtual one (R4.1). Two active
 * physical cards count as off; an unknown status does not.
 */
export function shownCard(
  selection: CardSelection,
): { readonly card: Card; readonly condition: CardCondition } | null {
  const card = selection.physical ?? selection.virtual;
  if (!card) return null;
  if (selection.showsOffBanner && selection.state === 'off') return { card, condition: 'off' };
  return { card, condition: BY_STATUS.get(card.status) ?? 'unknown' };
}
