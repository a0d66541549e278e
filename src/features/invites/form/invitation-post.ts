import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import { fullFriendName } from '#src/domain/person/friend-name.ts';
import { mergeLeadKey } from '#src/domain/referral/lead.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import type { Friend } from './friend-schema.ts';

/** The part of the product that sends leads (R7.32). */
const SOURCE = 'personal-area';

interface Origin {
  /** The member's card number. */
  readonly partner: string;
  /** Whether a referral link led to the form. */
  readonly isByLink: boolean;
  /** Key of the corrected post's lead, so that the lander never takes both; null for a new one. */
  readonly mergelead: string | null;
}

/** The application that the form's values make (R5.1, R7.3, R7.32). */
export function toInvitationPost(
  { first, last, middle, phone, email, interests }: Friend,
  { partner, isByLink, mergelead }: Origin,
): InvitationPost {
  const [random = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  const nameParts = { first, last, middle };
  return {
    mergelead: mergelead ?? mergeLeadKey(random, Date.now()),
    partner,
    name: fullFriendName(nameParts),
    nameParts,
    phone,
    email,
    interests,
    url_location: location.origin + location.pathname,
    entry_point: isByLink ? 'referral-link' : 'invite-form',
    land: currentBrand().landerCode,
    sourceName: SOURCE,
  };
}
