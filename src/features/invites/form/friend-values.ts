import { isBlank } from '#src/domain/free-text.ts';
import { INTERESTS, type Interest } from '#src/domain/interests.ts';
import type { InvitationPost } from '#src/domain/outbox-post.ts';

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

const EMPTY: FriendValues = {
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

/** The values with which the form opens: those of its draft, else those of the corrected post. */
export const initialValues = (
  post: InvitationPost | null,
  draft: Partial<FriendValues> | null,
): FriendValues => {
  const values = { ...(post ? valuesOfPost(post) : EMPTY), ...draft };
  // A draft may be filled in for another friend: each friend's consent is confirmed again.
  return { ...values, isAgreed: post !== null, interests: knownInterests(values.interests) };
};

/** Whether a draft has anything that the member typed. */
export const isFilled = ({
  first = '',
  last = '',
  middle = '',
  phone = '',
  email = '',
  interests = [],
}: Partial<FriendValues>): boolean =>
  [first, last, middle, phone, email].some((text) => !isBlank(text)) || interests.length > 0;
