import type { Db } from '#server/database/db.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { lockMember } from '#server/members/members.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { declineReasonOf, type InvitedFriend } from './known-friends.ts';

export interface NewInvitation extends InvitedFriend {
  /** The inviting member's. */
  readonly memberId: number;
  readonly name: string;
  readonly interests: readonly string[];
  /** The application that the friend came with. */
  readonly leadId: number;
}

/**
 * Adds an invitation, in the caller's transaction; that of a friend whom the programme already knows is
 * declined with the reason (R1.10). The caller locks the friend's phone and e-mail, so that concurrent
 * invitations of one friend run one after another.
 */
export async function addInvitation(tx: Db, invitation: NewInvitation): Promise<void> {
  const { memberId, name, phone, email, interests, leadId } = invitation;
  await lockMember(tx, memberId);
  const reason = await declineReasonOf(tx, memberId, invitation);
  const [added] = await tx
    .insert(relative)
    .values({
      memberId,
      name,
      phone,
      email,
      leadId,
      interests: [...interests],
      status: reason ? 'declined' : 'sent',
      reason,
    })
    .returning({ id: relative.id });
  const entityId = String(added?.id);
  await recordEvent(tx, { type: 'invitation.sent', entityId, memberId, data: { leadId } });
  await recordChange(tx, memberId, 'contacts');
}
