import type { KnownMember } from '#src/domain/member/known-member.ts';
import { hasMemberLeft } from '#src/platform/stored/known-member.ts';
import { hasLeft } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';

/**
 * The member whose area is on the screen; null once they have left, when nothing may be stored again (R9.8).
 */
export function remainingMember(): KnownMember | null {
  const { member } = session;
  return member === null || hasLeft() || hasMemberLeft(member.sub) ? null : member;
}
