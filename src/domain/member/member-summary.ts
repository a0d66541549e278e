import type { FriendshipLevel } from './friendship.ts';

/** What staff sees of a member before it opens the area (R6.1). */
export interface MemberSummary {
  /** Names the member in staff's addresses; it stays the same when the e-mail changes. */
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly cardNumber: string | null;
  /** Only its last four digits are legible. */
  readonly phone: string | null;
  readonly level: FriendshipLevel['name'];
}

export const MEMBER_SEARCH = {
  /** Fewest letters and digits: fewer would list the programme. */
  minSigns: 3,
  /** Most members of one response. */
  limit: 20,
} as const;

/** Letters and digits of a search; everything else finds nobody by itself. */
export const countSigns = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

export const MEMBER_REFERENCE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form of a member's reference; only the service knows whose it is. */
export const isMemberReference = (text: string): boolean => MEMBER_REFERENCE.test(text);

/** A phone of which only the last four digits are legible. */
export const maskPhone = (phone: string): string => phone.replace(/\d(?=(?:\D*\d){4})/g, '•');
