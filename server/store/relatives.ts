import type { Db } from './db.ts';
import { recordChange } from './changes.ts';
import { whyKnown, type InvitedFriend } from './known-friends.ts';
import { lockMember } from './members.ts';
import { relative } from './schema/relative.ts';

export interface NewInvitation extends InvitedFriend {
  /** The inviting member's. */
  readonly memberId: number;
  readonly name: string;
  readonly interests: readonly string[];
  /** The application that the friend came with. */
  readonly leadId: number;
}

/**
 * Adds an invitation, in the caller's transaction; one of a friend whom the programme knows already ends
 * as declined with that reason (R1.10). Whoever calls it for the same friend at the same time must wait
 * for another: the caller locks the friend's phone and e-mail.
 */
export async function addInvitation(tx: Db, invitation: NewInvitation): Promise<void> {
  const { memberId, name, phone, email, interests, leadId } = invitation;
  await lockMember(tx, memberId);
  const reason = await whyKnown(tx, memberId, invitation);
  await tx.insert(relative).values({
    memberId,
    name,
    phone,
    email,
    leadId,
    interests: [...interests],
    status: reason ? 'declined' : 'sent',
    reason,
  });
  await recordChange(tx, memberId, 'contacts');
}
