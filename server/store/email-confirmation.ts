import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { ClientRecord } from '#src/contract/client.ts';
import type { emailConfirmationAnswer } from '#src/contract/email-confirmation.ts';
import {
  EMAIL_CHANGE_TOPIC,
  emailChangeState,
  NEW_TICKET,
  PROFILE_CHANGING,
  type EmailChangeState,
} from '#src/domain/email-change.ts';
import { attemptOf } from '../codes/attempt-of.ts';
import { conflict, invalid, ServiceError, type Refusal } from '../errors/service-error.ts';
import { emailChangedText, emailCodeText, type Addressee } from '../messages/code-texts.ts';
import { sendMessage } from '../messages/send-message.ts';
import { recordChange } from './changes.ts';
import {
  exhausted,
  findCode,
  holderOf,
  issueCode,
  lockAddress,
  tryCode,
  type CodeKey,
} from './confirmation-codes.ts';
import type { Db } from './db.ts';
import { isEmailInUse } from './email-in-use.ts';
import { client } from './schema/client.ts';
import { supportTicket } from './schema/support-ticket.ts';

/** Where a change of e-mail stands. */
export type EmailProgress = InferInput<typeof emailConfirmationAnswer>;

const keyOf = (record: ClientRecord, address: string): CodeKey => ({
  purpose: 'email',
  holder: holderOf(record.id),
  address,
});

/** The code of the address that the record is to be changed to; undefined when none was sent. */
const codeOf = (db: Db, record: ClientRecord) =>
  record.change_client_email === null
    ? undefined
    : findCode(db, keyOf(record, record.change_client_email));

/** Where a client's change of e-mail stands (R7.19). */
export const readEmailConfirmation = async (
  db: Db,
  record: ClientRecord,
): Promise<EmailProgress> => ({
  is_client_email_confirmed: record.is_client_email_confirmed,
  ...attemptOf('email', await codeOf(db, record)),
});

/**
 * Asks for the change to an address and sends a code to it (R7.20). Throws 400 for the own address,
 * 409 for another's and in a state that has no such action (R4.14).
 */
export async function startEmailChange(
  tx: Db,
  record: ClientRecord,
  address: string,
  addressee: Addressee,
): Promise<void> {
  await checkState(tx, record, ['none', 'pending', 'expired']);
  if (address === record.email) throw invalid('change_client_email', 'EMAIL_SAME');
  const key = keyOf(record, address);
  await lockAddress(tx, key);
  if (await isEmailInUse(tx, record, address)) {
    throw new ServiceError({ status: 409, code: 'EMAIL_IN_USE', field: 'change_client_email' });
  }
  await tx
    .update(client)
    .set({ changeClientEmail: address, isChangeEmail: true })
    .where(eq(client.memberId, record.id));
  await sendCode(tx, key, addressee);
}

/** Sends another code to the new address (R7.22); the attempts go on counting (R4.16). */
export async function resendEmailCode(
  tx: Db,
  record: ClientRecord,
  addressee: Addressee,
): Promise<void> {
  await checkState(tx, record, ['pending', 'expired']);
  if (record.change_client_email === null) throw conflict('CONFLICT');
  await sendCode(tx, keyOf(record, record.change_client_email), addressee);
}

/** Takes the request for a change back (R7.23); doing so twice is no mistake. */
export async function cancelEmailChange(tx: Db, record: ClientRecord): Promise<void> {
  await checkState(tx, record, ['none', 'pending', 'expired']);
  await tx
    .update(client)
    .set({ changeClientEmail: null, isChangeEmail: false })
    .where(eq(client.memberId, record.id));
}

/**
 * Tries the code of the new address (R7.21); the right one confirms it, tells the support by a ticket
 * and the former address by a letter. A wrong one is counted: commit, then throw what this returns.
 */
export async function confirmEmail(
  tx: Db,
  record: ClientRecord,
  { code, email }: { readonly code: number; readonly email: string },
  addressee: Addressee,
): Promise<Refusal | undefined> {
  await checkState(tx, record, ['pending', 'expired', 'exhausted']);
  if (email !== record.change_client_email) throw invalid('email');
  const refusal = await tryCode(tx, keyOf(record, email), code);
  if (refusal) return refusal;
  await tx
    .update(client)
    .set({ isClientEmailConfirmed: true })
    .where(eq(client.memberId, record.id));
  await tx.insert(supportTicket).values({
    memberId: record.id,
    topic: `${EMAIL_CHANGE_TOPIC} на ${email}`,
    categoryCode: PROFILE_CHANGING,
    statusCode: NEW_TICKET,
  });
  await sendMessage(tx, {
    to: record.email,
    channel: 'email',
    code: null,
    text: emailChangedText(email, addressee),
  });
  await recordChange(tx, record.id, 'contacts');
  return undefined;
}

async function sendCode(tx: Db, key: CodeKey, addressee: Addressee): Promise<void> {
  const code = await issueCode(tx, key);
  const text = emailCodeText(code, addressee);
  await sendMessage(tx, { to: key.address, channel: 'email', code, text });
}

/** Throws the reason when the change is in a state that has no such action. */
async function checkState(
  tx: Db,
  record: ClientRecord,
  allowed: readonly EmailChangeState[],
): Promise<void> {
  const code = await codeOf(tx, record);
  const now = new Date();
  const state = emailChangeState(record, attemptOf('email', code), now.getTime());
  if (allowed.includes(state)) return;
  if (state === 'exhausted' && code) throw new ServiceError(exhausted(code, now));
  if (state === 'confirmed') throw conflict('EMAIL_CHANGE_CONFIRMED');
  throw new ServiceError({
    status: 409,
    code: 'CONFLICT',
    ...(state === 'other-system' && { text: 'EMAIL_CHANGE_ELSEWHERE' }),
  });
}
