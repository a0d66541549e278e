import { selectCards } from '#src/domain/card.ts';
import { currentBrand } from './brand.ts';
import type { Member } from './member.ts';

/** Address of the chat with the manager; null while the card is blocked (R2.30). */
export const managerChat = ({ cards, cardsKnown }: Pick<Member, 'cards' | 'cardsKnown'>) =>
  cardsKnown && selectCards(cards).state === 'blocked' ? null : currentBrand().chatUrl;
