import { proxy } from 'valtio';
import type { KnownMember } from '#src/domain/known-member.ts';

/** The session at the identity provider, as far as it is known (design §4). */
export interface Session {
  status: 'checking' | 'authenticated' | 'anonymous' | 'unreachable';
  /** The member whose data is on the screen, signed in or not. */
  member: KnownMember | null;
}

export const session = proxy<Session>({ status: 'checking', member: null });
