import { eq } from 'drizzle-orm';
import { findAccount } from '#server/identity/accounts.ts';
import type { Db } from '#server/store/db.ts';
import { allowLedgerRewrite } from '#server/store/ledger.ts';
import { findMember } from '#server/store/members.ts';
import { idempotentRequest } from '#server/store/schema/idempotent-request.ts';
import { member } from '#server/store/schema/member.ts';
import { message } from '#server/store/schema/message.ts';
import { operation } from '#server/store/schema/operation.ts';
import { orders } from '#server/store/schema/order.ts';

/** Removes everything that the service keeps of a person; the sign-in account stays. */
export async function removePerson(tx: Db, email: string): Promise<void> {
  const account = await findAccount(tx, email);
  if (account) {
    await tx.delete(idempotentRequest).where(eq(idempotentRequest.subject, account.sub));
  }
  await tx.delete(message).where(eq(message.to, email));
  const found = await findMember(tx, email);
  if (!found) return;
  await allowLedgerRewrite(tx);
  await tx.delete(operation).where(eq(operation.memberId, found.id));
  await tx.delete(orders).where(eq(orders.memberId, found.id));
  await tx.delete(member).where(eq(member.id, found.id));
}
