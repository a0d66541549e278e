import { proxy } from 'valtio';
import type { KnownMember } from '#src/domain/member/known-member.ts';
import type { EndReason } from '#src/platform/stored/end-reason.ts';

/** The session at the identity provider, as far as it is known. */
export interface Session {
  status: 'checking' | 'authenticated' | 'anonymous' | 'unreachable';
  /** The member whose data is on the screen, signed in or not. */
  member: KnownMember | null;
  /** Null before the session has ended. */
  endReason: EndReason | null;
}

export const session = proxy<Session>({ status: 'checking', member: null, endReason: null });
