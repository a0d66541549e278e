import { eq } from 'drizzle-orm';
import { mayMemberCancel } from '#src/domain/order.ts';
import { ServiceError } from '../errors/service-error.ts';
import type { TextKey } from '../errors/texts.ts';
import { orderCancelledText } from '../messages/order-texts.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { Db } from './db.ts';
import { lockOrder, moveOrder, type OrderRow } from './order-status.ts';
import { manager, member } from './schema/member.ts';

export interface Cancellation {
  readonly memberId: number;
  readonly orderId: number;
  /** The member's own words. */
  readonly reason: string;
  /** Who gets the letter when the member has no manager with an address. */
  readonly supportEmail: string;
}

/**
 * Cancels a member's own order while they may (R4.4): coins and piece go back, the reason stays in the
 * history and a letter goes to the manager, all in the caller's transaction. A blocked card does not
 * stand in the way: a refund is not earned. Throws 404 for another's order, 409 CANCEL_NOT_ALLOWED.
 */
export async function cancelOrder(tx: Db, cancellation: Cancellation): Promise<void> {
  const { memberId, orderId, reason, supportEmail } = cancellation;
  const order = await lockOrder(tx, orderId, memberId);
  if (!mayMemberCancel(order)) {
    throw new ServiceError({ status: 409, code: 'CANCEL_NOT_ALLOWED', text: whyNot(order) });
  }
  await moveOrder(tx, order, 'CANCELLED', reason);
  const [about] = await tx
    .select({ name: member.fullName, email: member.email, to: manager.email })
    .from(member)
    .leftJoin(manager, eq(member.managerId, manager.id))
    .where(eq(member.id, memberId));
  if (!about) return;
  const text = orderCancelledText(order, about, reason);
  await sendMessage(tx, { to: about.to ?? supportEmail, channel: 'email', code: null, text });
}

function whyNot({ status, kind }: OrderRow): TextKey {
  if (status === 'CANCELLED') return 'CANCELLED_ALREADY';
  if (status === 'RECEIVED' || status === 'CLOSED') return 'CANCEL_FINISHED';
  return kind === 'product' ? 'CANCEL_NOT_ALLOWED' : 'CANCEL_SERVICE_STARTED';
}
