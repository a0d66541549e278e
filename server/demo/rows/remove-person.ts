import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { member } from '#server/database/schema/member/member.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { idempotentRequest } from '#server/database/schema/service/idempotent-request.ts';
import { message } from '#server/database/schema/service/message.ts';
import { orders } from '#server/database/schema/shop/order.ts';
import { findAccount } from '#server/demo/realm/accounts.ts';
import { findMember } from '#server/members/members.ts';
import { allowLedgerRewrite } from '#server/operations/ledger.ts';
import { holderOf } from '#server/verification/codes.ts';

/**
 * Removes everything that the service keeps of a person, also under another address; the sign-in
 * account stays.
 * @param memberId of a seeded person; null for one who has only the sign-in
 */
export async function removePerson(tx: Db, email: string, memberId: number | null): Promise<void> {
  const account = await findAccount(tx, email);
  if (account) {
    await tx.delete(idempotentRequest).where(eq(idempotentRequest.subject, account.sub));
    await removeCodes(tx, account.sub);
  }
  await tx.delete(message).where(eq(message.to, email));
  const found = await findMember(tx, email);
  if (found && found.id !== memberId) await removeMember(tx, found.id);
  if (memberId !== null) await removeMember(tx, memberId);
}

async function removeMember(tx: Db, id: number): Promise<void> {
  await removeCodes(tx, holderOf(id));
  await allowLedgerRewrite(tx);
  await tx.delete(operation).where(eq(operation.memberId, id));
  await tx.delete(orders).where(eq(orders.memberId, id));
  await tx.delete(member).where(eq(member.id, id));
}

/** Removes the codes of a holder with the messages that brought them. */
async function removeCodes(tx: Db, holder: string): Promise<void> {
  const codes = await tx
    .delete(confirmationCode)
    .where(eq(confirmationCode.holder, holder))
    .returning({ address: confirmationCode.address });
  for (const { address } of codes) await tx.delete(message).where(eq(message.to, address));
}
