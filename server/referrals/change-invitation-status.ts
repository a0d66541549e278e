import { and, eq } from 'drizzle-orm';
import { cardsOf } from '#server/cards/cards.ts';
import type { Db } from '#server/database/db.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { conflict, invalid, notFound, RefusedError } from '#server/http/errors/refused-error.ts';
import { lockMember } from '#server/members/members.ts';
import { notifyMember } from '#server/messages/notify-member.ts';
import { addReward } from '#server/operations/ledger.ts';
import { paymentOf, registrationOf } from '#server/operations/operation-comments.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { canEarn } from '#src/domain/member/card.ts';
import { rewardFor, shareFor, type Programme } from '#src/domain/member/friendship.ts';
import {
  mayInvitationBecome,
  REGISTERED_STATUSES,
  type InvitationStatus,
} from '#src/domain/referral/invitation.ts';
import { REGISTRATION_REWARD, rewardKey } from '#src/domain/referral/reward.ts';

type InvitationRow = typeof relative.$inferSelect;

/** What the admissions office reports about a friend. */
export interface InvitationChange {
  readonly status: InvitationStatus;
  /** Why the invitation ends; the member reads it. */
  readonly reason?: string | undefined;
  /** Price of the friend's first semester, in coins; may be known before the payment. */
  readonly cost?: number | undefined;
  readonly programme?: Programme | undefined;
  /** The agreed share where the programme has a range (R1.5). */
  readonly sharePercent?: number | undefined;
}

/**
 * Moves an invitation to a status and notifies the member (R3.6). A registration and a payment are credited
 * once each, the payment with the current share, which later levels do not change (R1.4). To be called in a
 * transaction. Throws 404; 409
 * STATUS_NOT_ALLOWED for a move that `mayInvitationBecome` refuses; 409 CARD_NOT_ACTIVE for a payment while
 * the member's card is blocked, so that the invitation waits (R1.7); 400 without a cost.
 */
export async function changeInvitationStatus(
  tx: Db,
  id: number,
  change: InvitationChange,
): Promise<void> {
  const found = await lockInvitation(tx, id);
  if (!mayInvitationBecome(found.status, change.status)) throw conflict('STATUS_NOT_ALLOWED');
  const { status, reason } = change;
  const programme = change.programme ?? found.programme;
  const cost = change.cost ?? found.cost;
  const earns = canEarn(await cardsOf(tx, found.memberId));
  const isRewarded =
    REGISTERED_STATUSES.includes(status) && earns && (await rewardRegistration(tx, found));
  if (status === 'paid' && !earns) {
    throw new RefusedError({ status: 409, code: 'CARD_NOT_ACTIVE', text: 'REWARD_FROZEN' });
  }
  const paid =
    status === 'paid'
      ? await rewardPayment(tx, { ...found, cost, programme }, change.sharePercent)
      : {};
  await tx
    .update(relative)
    .set({
      status,
      programme,
      cost,
      updatedAt: new Date(),
      ...(reason !== undefined && { reason: { ru: reason, uz: reason } }),
      ...paid,
    })
    .where(eq(relative.id, id));
  await recordChange(tx, found.memberId, 'contacts');
  const hasCoins = isRewarded || status === 'paid';
  await notifyMember(tx, found.memberId, hasCoins ? ['friend', 'coins'] : ['friend']);
}

async function lockInvitation(tx: Db, id: number): Promise<InvitationRow> {
  const isOne = eq(relative.id, id);
  const [found] = await tx.select({ memberId: relative.memberId }).from(relative).where(isOne);
  if (!found) throw notFound();
  await lockMember(tx, found.memberId);
  const [current] = await tx.select().from(relative).where(isOne);
  if (!current) throw notFound();
  return current;
}

function rewardRegistration(tx: Db, { id, memberId, name }: InvitationRow): Promise<boolean> {
  return addReward(tx, {
    memberId,
    type: 'FRIEND',
    amount: REGISTRATION_REWARD,
    comment: registrationOf(name),
    once: rewardKey.registration(id),
  });
}

async function rewardPayment(
  tx: Db,
  { id, memberId, name, cost, programme }: InvitationRow,
  agreed: number | undefined,
): Promise<Pick<InvitationRow, 'reward' | 'sharePercent'>> {
  if (cost === null) throw invalid('cost');
  const paidBefore = await tx.$count(
    relative,
    and(eq(relative.memberId, memberId), eq(relative.status, 'paid')),
  );
  const sharePercent = shareFor(programme, paidBefore + 1, agreed);
  if (sharePercent === null) throw invalid('sharePercent');
  const reward = rewardFor(cost, sharePercent);
  await addReward(tx, {
    memberId,
    type: 'ACADEM_ORDER',
    amount: reward,
    comment: paymentOf(name, sharePercent),
    once: rewardKey.payment(id),
    sharePercent,
  });
  return { reward, sharePercent };
}
