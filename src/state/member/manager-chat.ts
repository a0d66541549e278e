import { selectCards } from '#src/domain/member/card.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { contacts } from '../page/brand.ts';
import type { Member } from './member.ts';

/**
 * Address of the chat with the manager; null without one, while the card is blocked (R2.30), and in owner view, where
 * staff would write to the owner's manager (R6.3).
 */
export const managerChat = ({ cards, cardsKnown }: Pick<Member, 'cards' | 'cardsKnown'>) =>
  isOwnerView() || (cardsKnown && selectCards(cards).state === 'blocked')
    ? null
    : (contacts().chatUrl ?? null);
