import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import { INTERESTS, type Interest } from '#src/domain/referral/interests.ts';
import { isBlank } from '#src/domain/text/free-text.ts';

/** The form's fields as they are typed. */
export interface FriendValues {
  first: string;
  last: string;
  middle: string;
  isMiddleWaived: boolean;
  phone: string;
  email: string;
  interests: Interest[];
  isAgreed: boolean;
}

export const EMPTY_FRIEND: FriendValues = {
  first: '',
  last: '',
  middle: '',
  isMiddleWaived: false,
  phone: '',
  email: '',
  interests: [],
  isAgreed: false,
};

const knownInterests = (keys: readonly string[] = []): Interest[] =>
  INTERESTS.filter((key) => keys.includes(key));

/** The values of a post that is corrected. A post of an earlier build has its name in one piece. */
export function valuesOfPost({
  name,
  nameParts,
  phone,
  email,
  interests,
}: InvitationPost): FriendValues {
  const { first, last, middle } = nameParts ?? { first: name, last: '', middle: null };
  return {
    first,
    last,
    middle: middle ?? '',
    isMiddleWaived: middle === null,
    phone,
    email,
    interests: knownInterests(interests),
    isAgreed: true,
  };
}

/** Whether a draft has anything that the member typed or chose. */
export const isFilled = ({
  first = '',
  last = '',
  middle = '',
  isMiddleWaived = false,
  phone = '',
  email = '',
  interests = [],
}: Partial<FriendValues>): boolean =>
  isMiddleWaived ||
  interests.length > 0 ||
  [first, last, middle, phone, email].some((text) => !isBlank(text));

/** The values of a draft; null without any. */
export const restoredValues = (kept: Partial<FriendValues>): Partial<FriendValues> | null =>
  isFilled(kept) ? { ...kept, interests: knownInterests(kept.interests) } : null;
