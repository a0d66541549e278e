import { and, eq, ne } from 'drizzle-orm';
import type { ClientRecord } from '#src/contract/client.ts';
import { needsReplacement, PROFILE_CHANGING } from '#src/domain/email-change.ts';
import { codeMatches } from '../codes/code.ts';
import { conflict, ServiceError } from '../errors/service-error.ts';
import { recordChange } from './changes.ts';
import { findCode, holderOf } from './confirmation-codes.ts';
import type { Db } from './db.ts';
import { lockOwnClient } from './find-client.ts';
import { client } from './schema/client.ts';
import { confirmationCode } from './schema/confirmation-code.ts';
import { member } from './schema/member.ts';
import { supportTicket } from './schema/support-ticket.ts';

/**
 * Lets the record, its contact and its coins follow the client to the signed-in new address, which
 * the token and the confirmed code both prove (R7.24, R4.16); answers the client's id, also when it
 * was done before. Throws 404 when no record knows the address, 409 before the confirmation.
 * @param code the code that was typed, where the session still has it
 */
export async function replaceEmail(tx: Db, email: string, code?: number): Promise<number> {
  const { record, relation } = await lockOwnClient(tx, email, ['current', 'new']);
  if (relation === 'current') return record.id;
  if (!needsReplacement(record, email)) throw conflict('EMAIL_CHANGE_NOT_CONFIRMED');
  await checkUsedCode(tx, record, email, code);
  if ((await tx.$count(member, and(eq(member.email, email), ne(member.id, record.id)))) > 0) {
    throw new ServiceError({ status: 409, code: 'EMAIL_IN_USE', field: 'email' });
  }
  await tx.update(member).set({ email }).where(eq(member.id, record.id));
  await tx
    .update(client)
    .set({
      email,
      oldEmails: [...record.old_emails.filter((old) => old !== email), record.email],
      changeClientEmail: null,
      changeB24Email: record.change_b24_email === email ? null : record.change_b24_email,
      isClientEmailConfirmed: false,
      isChangeEmail: false,
    })
    .where(eq(client.memberId, record.id));
  await tx.delete(confirmationCode).where(eq(confirmationCode.holder, holderOf(record.id)));
  await tx
    .update(supportTicket)
    .set({ statusCode: 'DONE' })
    .where(
      and(eq(supportTicket.memberId, record.id), eq(supportTicket.categoryCode, PROFILE_CHANGING)),
    );
  await recordChange(tx, record.id, 'contacts');
  await recordChange(tx, record.id, 'cards');
  return record.id;
}

async function checkUsedCode(tx: Db, record: ClientRecord, email: string, code?: number) {
  if (code === undefined) return;
  const key = { purpose: 'email', holder: holderOf(record.id), address: email } as const;
  const used = await findCode(tx, key);
  if (!used || !codeMatches(String(code), used.codeHash)) {
    throw new ServiceError({ status: 409, code: 'CODE_WRONG', field: 'code' });
  }
}
