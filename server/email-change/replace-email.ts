import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { member } from '#server/database/schema/member/member.ts';
import { conflict, RefusedError } from '#server/http/errors/refused-error.ts';
import { lockOwnClient } from '#server/members/find-client.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { codeMatches } from '#server/verification/code-hash.ts';
import { findCode, holderOf } from '#server/verification/codes.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';
import { needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { closeChangeTickets, readDecision } from './approval.ts';

/**
 * Moves the record, its contact and its coins to the signed-in new address, which the token and the
 * confirmed code both prove (R7.24, R4.16); does nothing when it was moved before. Throws 404 when no
 * record has the address, 409 before the confirmation and until the support has approved the request.
 * @param code the typed code, where the session still has it
 * @returns the client's id
 */
export async function replaceEmail(tx: Db, email: string, code?: number): Promise<number> {
  const { record, relation } = await lockOwnClient(tx, email, ['current', 'new']);
  if (relation === 'current') return record.id;
  if (!needsReplacement(record, email)) throw conflict('EMAIL_CHANGE_NOT_CONFIRMED');
  if ((await readDecision(tx, record.id)) !== 'approved')
    throw conflict('EMAIL_CHANGE_NOT_APPROVED');
  await checkUsedCode(tx, record, email, code);
  if ((await tx.$count(member, and(eq(member.email, email), ne(member.id, record.id)))) > 0) {
    throw new RefusedError({ status: 409, code: 'EMAIL_IN_USE', field: 'email' });
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
  await closeChangeTickets(tx, record.id);
  await recordChange(tx, record.id, 'contacts');
  await recordChange(tx, record.id, 'cards');
  return record.id;
}

async function checkUsedCode(tx: Db, record: ClientRecord, email: string, code?: number) {
  if (code === undefined) return;
  const key = { purpose: 'email', holder: holderOf(record.id), address: email } as const;
  const used = await findCode(tx, key);
  if (!used || !codeMatches(String(code), used.codeHash)) {
    throw new RefusedError({ status: 409, code: 'CODE_WRONG', field: 'code' });
  }
}
