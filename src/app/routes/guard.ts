import { selectCards, type Card } from '#src/domain/member/card.ts';

/** The guard's decision on a navigation (R4.9, R2.7, R2.40). */
export type GuardDecision = 'allow' | 'blocked' | 'get-card' | 'profile' | 'staff';

export interface Facts {
  readonly cards: readonly Card[];
  /**
   * False until cards were received once: until then every navigation passes, and is checked again
   * later.
   */
  readonly cardsKnown: boolean;
  /** The signed-in person may view owners' areas, and views none now (R6.1). */
  readonly isStaff?: boolean;
  /** The area is an owner's (R6.3). */
  readonly isOwnerView?: boolean;
}

/**
 * Decides on a navigation. A blocked card blocks every screen but those that help; a screen that needs an
 * active physical card redirects a member without one to GetCard; GetCard redirects a member with one to the
 * profile, as owner view does from what concerns the viewer's own device. Staff without such a card of their own begins at the search for members.
 * @param isStart the page has just been opened at this address
 */
export function guard(
  route: {
    readonly name: string;
    readonly needsCard: boolean;
    readonly opensBlocked?: boolean;
    readonly ownOnly?: boolean;
  },
  { cards, cardsKnown, isStaff = false, isOwnerView = false }: Facts,
  isStart = false,
): GuardDecision {
  if (route.ownOnly && isOwnerView) return 'profile';
  if (!cardsKnown) return 'allow';
  const { state } = selectCards(cards);
  if (isStart && isStaff && route.name === 'Profile' && state !== 'active') return 'staff';
  if (state === 'blocked') return route.opensBlocked ? 'allow' : 'blocked';
  if (route.name === 'GetCard' && state === 'active') return 'profile';
  return route.needsCard && state !== 'active' ? 'get-card' : 'allow';
}
