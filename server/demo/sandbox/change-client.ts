import { and, eq, getTableColumns, ne } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { member } from '#server/database/schema/member/member.ts';
import { conflict, notFound } from '#server/http/errors/refused-error.ts';
import { findClient } from '#server/members/find-client.ts';
import { recordChange } from '#server/tracking/changes.ts';
import { hashCode, newCode } from '#server/verification/code-hash.ts';
import { holderOf } from '#server/verification/codes.ts';
import type { sandboxClientBody } from '#src/contract/sandbox.ts';
import { RESEND_COOLDOWN_S, TIME_LIMIT_S } from '#src/domain/person/confirmation-code.ts';

type ClientChange = Omit<InferOutput<typeof sandboxClientBody>, 'email'>;

/**
 * Puts a person into a branch of the change of e-mail (R4.14): sets the named fields of the record
 * that knows the address, and where its contact and its running code stand. To be called in a
 * transaction. Throws 404 without a record.
 */
export async function changeClient(tx: Db, email: string, wanted: ClientChange): Promise<void> {
  const found = await findClient(tx, email);
  if (!found) throw notFound();
  const { id } = found.record;
  const recordEmail = wanted.record_email ?? found.record.email;
  const taken = and(eq(member.email, recordEmail), ne(member.id, id));
  if ((await tx.$count(member, taken)) > 0) throw conflict('EMAIL_IN_USE');
  await changeRecord(tx, id, recordEmail, wanted);
  if (wanted.confirmation) {
    const address = wanted.change_client_email ?? found.record.change_client_email;
    if (address) await changeConfirmation(tx, id, address, wanted.confirmation);
  }
  await recordChange(tx, id, 'contacts');
}

/** The wanted fields by their columns: the bus names them as the database does. */
const columnsOf = (
  wanted: Readonly<Record<string, unknown>>,
): Partial<typeof client.$inferInsert> =>
  Object.fromEntries(
    Object.entries(getTableColumns(client)).map(([key, { name }]) => [key, wanted[name]]),
  );

async function changeRecord(tx: Db, id: number, email: string, wanted: ClientChange) {
  const { contact_email: contactEmail, bitrix_id: bitrixId, partner_id: partnerId } = wanted;
  await tx
    .update(client)
    .set({
      ...columnsOf(wanted),
      email,
      contactEmail: contactEmail === email ? null : contactEmail,
    })
    .where(eq(client.memberId, id));
  const hasContact = contactEmail === undefined ? undefined : contactEmail === email;
  await tx.update(member).set({ email, hasContact, bitrixId, partnerId }).where(eq(member.id, id));
}

async function changeConfirmation(
  tx: Db,
  id: number,
  address: string,
  { attempts, deadlineInS }: NonNullable<ClientChange['confirmation']>,
): Promise<void> {
  const deadline = new Date(Date.now() + deadlineInS * 1000);
  // The previous e-mail is old enough for another one to be sent.
  const sentAt = new Date(
    Math.min(deadline.getTime() - TIME_LIMIT_S.email * 1000, Date.now() - RESEND_COOLDOWN_S * 1000),
  );
  const state = { codeHash: hashCode(newCode()), attempts, sentAt, deadline, confirmedAt: null };
  await tx
    .insert(confirmationCode)
    .values({ purpose: 'email', holder: holderOf(id), address, ...state })
    .onConflictDoUpdate({
      target: [confirmationCode.purpose, confirmationCode.holder, confirmationCode.address],
      set: state,
    });
}
