import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { manager, member } from '#server/database/schema/member/member.ts';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import type { TextKey } from '#server/http/errors/texts.ts';
import { orderCancelledEmail } from '#server/messages/order-cancelled-email.ts';
import { sendCollected } from '#server/messages/send-collected.ts';
import { mayMemberCancel } from '#src/domain/orders/order.ts';
import { lockOrder, moveOrder, type OrderRow } from './change-order-status.ts';

export interface Cancellation {
  readonly memberId: number;
  readonly orderId: number;
  /** The member's own words. */
  readonly reason: string;
  /** Gets the e-mail when the member has no manager with an address; without any, staff sees it in its list only. */
  readonly supportEmail: string | undefined;
}

/**
 * Cancels a member's own order where the rules allow it (R4.4): refunds the coins, returns the piece to
 * the stock, keeps the reason in the history and e-mails the manager, all in the caller's transaction.
 * A blocked card does not prevent this, because a refund is not earned. Throws 404 for another member's
 * order, 409 CANCEL_NOT_ALLOWED.
 */
export async function cancelOrder(tx: Db, cancellation: Cancellation): Promise<void> {
  const { memberId, orderId, reason, supportEmail } = cancellation;
  const order = await lockOrder(tx, orderId, memberId);
  if (!mayMemberCancel(order)) {
    throw new RefusedError({ status: 409, code: 'CANCEL_NOT_ALLOWED', text: refusalOf(order) });
  }
  await moveOrder(tx, order, 'CANCELLED', reason);
  const [buyer] = await tx
    .select({ name: member.fullName, email: member.email, managerEmail: manager.email })
    .from(member)
    .leftJoin(manager, and(eq(manager.id, member.managerId), isNull(manager.removedAt)))
    .where(eq(member.id, memberId));
  if (!buyer) return;
  const { name, email, managerEmail } = buyer;
  const cancelled = { order, member: { id: memberId, name, email }, reason };
  const to = managerEmail ?? supportEmail;
  if (to !== undefined) await sendCollected(tx, to, orderCancelledEmail(cancelled));
}

function refusalOf({ status, kind }: OrderRow): TextKey {
  if (status === 'CANCELLED') return 'CANCELLED_ALREADY';
  if (status === 'RECEIVED' || status === 'CLOSED') return 'CANCEL_FINISHED';
  return kind === 'product' ? 'CANCEL_NOT_ALLOWED' : 'CANCEL_SERVICE_STARTED';
}
