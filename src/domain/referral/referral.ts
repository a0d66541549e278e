import type { Card } from '../member/card.ts';

/** Whether a text may be a card's hash, as the service creates them. */
export const isReferralHash = (text: string): boolean => /^[\w-]{8,64}$/.test(text);

/**
 * The member's referral link: the brand's invite host with the card's hash as the referral parameter
 * (R3.8). Null without a host, a card or its hash, so that no broken link is shared.
 */
export function referralLink(
  inviteOrigin: string | undefined,
  card: Pick<Card, 'cardHash'> | null,
): string | null {
  if (inviteOrigin === undefined || !card || card.cardHash === '') return null;
  return `${inviteOrigin}/?referral=${encodeURIComponent(card.cardHash)}`;
}
