import { selectCards, type Card } from '#src/domain/card.ts';

/** What the guard made of a navigation (R4.9, R2.7, R2.40). */
export type GuardDecision = 'allow' | 'blocked' | 'get-card' | 'profile';

interface Facts {
  readonly cards: readonly Card[];
  /** False until cards were received once: then navigation passes and is re-checked later. */
  readonly cardsKnown: boolean;
}

/**
 * Decides on a navigation. A blocked card wins over everything; a screen that needs an active physical
 * card sends a person without one to GetCard; GetCard sends a person with one to Profile.
 */
export function guard(
  route: { readonly name: string; readonly needsCard: boolean },
  { cards, cardsKnown }: Facts,
): GuardDecision {
  if (!cardsKnown) return 'allow';
  const { state } = selectCards(cards);
  if (state === 'blocked') return 'blocked';
  if (route.name === 'GetCard' && state === 'active') return 'profile';
  return route.needsCard && state !== 'active' ? 'get-card' : 'allow';
}
