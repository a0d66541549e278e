import { useSnapshot } from 'valtio';
import { selectCards, type Card } from '#src/domain/member/card.ts';
import { referralLink } from '#src/domain/referral/referral.ts';
import { member } from '#src/state/member/member.ts';
import { currentBrand } from '#src/state/page/brand.ts';

interface OwnCard {
  /** The card whose owner gets the reward: the physical one, else the virtual one; null without any. */
  readonly card: Card | null;
  /** The member's referral link (R3.8); null without a card to build it from. */
  readonly link: string | null;
  /** Whether cards were ever received: before that «no card» is not known. */
  readonly isKnown: boolean;
  /** Whether the list of invitations opens (R4.9). */
  readonly opensInvites: boolean;
}

/** The member's own card, as an invitation needs it. */
export function useOwnCard(): OwnCard {
  const { cards, cardsKnown } = useSnapshot(member);
  const { physical, virtual, state } = selectCards(cards);
  const card = physical ?? virtual;
  return {
    card,
    link: referralLink(currentBrand().inviteOrigin, card),
    isKnown: cardsKnown,
    opensInvites: !cardsKnown || state === 'active',
  };
}
