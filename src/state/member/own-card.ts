import { useSnapshot } from 'valtio';
import { selectCards } from '#src/domain/member/card.ts';
import { referralLink } from '#src/domain/referral/referral.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';

/** The member's own card, as an invitation needs it. */
export function useOwnCard() {
  const { cards, cardsKnown } = useSnapshot(member);
  const { physical, virtual, state } = selectCards(cards);
  const card = physical ?? virtual;
  return {
    /** The card whose owner gets the reward: the physical one, else the virtual one; null without any. */
    card,
    /** The member's referral link (R3.8); null without a card to build it from. */
    link: referralLink(contacts().inviteOrigin, card),
    /** Whether cards were ever received: before that «no card» is not known. */
    isKnown: cardsKnown,
    /** Whether the list of invitations opens (R4.9). */
    opensInvites: !cardsKnown || state === 'active',
  };
}
