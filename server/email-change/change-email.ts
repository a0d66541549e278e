import { and, eq, ne, or } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { recordEvent } from '#server/events/record-event.ts';
import {
  conflict,
  invalid,
  RefusedError,
  type Refusal,
} from '#server/http/errors/refused-error.ts';
import type { Recipient } from '#server/messages/recipient.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { recordChange } from '#server/tracking/changes.ts';
import {
  codeStatus,
  exhausted,
  findCode,
  holderOf,
  issueCode,
  lockAddress,
  tryCode,
  type CodeKey,
} from '#server/verification/codes.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';
import type { emailConfirmationResponse } from '#src/contract/member/email-confirmation.ts';
import {
  emailChangeState,
  NEW_TICKET,
  PROFILE_CHANGING,
  type EmailChangeState,
} from '#src/domain/email-change/email-change.ts';
import { readDecision } from './approval.ts';
import { changeTopic } from './change-topic.ts';

export type EmailProgress = InferInput<typeof emailConfirmationResponse>;

const keyOf = (record: ClientRecord, address: string): CodeKey => ({
  purpose: 'email',
  holder: holderOf(record.id),
  address,
});

/** The code of the record's new address; undefined when none was sent. */
const codeOf = (db: Db, record: ClientRecord) =>
  record.change_client_email === null
    ? undefined
    : findCode(db, keyOf(record, record.change_client_email));

/**
 * The state of a client's change of e-mail (R7.19).
 * @param approvedAfterMs how long after the confirmation a demonstration approves it; undefined where
 * the support does
 */
export async function readEmailConfirmation(
  db: Db,
  record: ClientRecord,
  approvedAfterMs: number | undefined,
): Promise<EmailProgress> {
  const { is_client_email_confirmed: isConfirmed } = record;
  const code = await codeOf(db, record);
  const decision = isConfirmed ? await readDecision(db, record.id) : null;
  const confirmedAt = decision === 'open' && code?.confirmedAt;
  return {
    is_client_email_confirmed: isConfirmed,
    is_approved: decision === 'approved',
    is_refused: decision === 'refused',
    approved_by_itself_at:
      confirmedAt && approvedAfterMs !== undefined
        ? new Date(confirmedAt.getTime() + approvedAfterMs).toISOString()
        : null,
    ...codeStatus('email', code),
  };
}

/**
 * Starts the change to an address and sends a code to it (R7.20). Throws 400 for the current address, 409 in
 * a state without this action (R4.14). The response for an address of another member is the same as for a
 * free one, so that it does not show who is a member: the owner gets an e-mail without the code.
 */
export async function startEmailChange(
  tx: Db,
  record: ClientRecord,
  address: string,
  recipient: Recipient,
): Promise<void> {
  await checkState(tx, record, ['none', 'pending', 'expired']);
  if (address === record.email) throw invalid('change_client_email', 'EMAIL_SAME');
  await tx
    .update(client)
    .set({ changeClientEmail: address, isChangeEmail: true })
    .where(eq(client.memberId, record.id));
  await sendCode(tx, record, address, recipient);
}

/** Sends another code to the new address (R7.22); previous attempts still count (R4.16). */
export async function resendEmailCode(
  tx: Db,
  record: ClientRecord,
  recipient: Recipient,
): Promise<void> {
  await checkState(tx, record, ['pending', 'expired']);
  if (record.change_client_email === null) throw conflict('CONFLICT');
  await sendCode(tx, record, record.change_client_email, recipient);
}

/**
 * Cancels the change (R7.23); without one it does nothing. A confirmed change is the support's: it can be
 * cancelled only after the support has refused it (R4.14, R4.16).
 */
export async function cancelEmailChange(tx: Db, record: ClientRecord): Promise<void> {
  const { is_client_email_confirmed: isConfirmed } = record;
  const isRefused = isConfirmed && (await readDecision(tx, record.id)) === 'refused';
  if (!isRefused) await checkState(tx, record, ['none', 'pending', 'expired']);
  await tx
    .update(client)
    .set({ changeClientEmail: null, isClientEmailConfirmed: false, isChangeEmail: false })
    .where(eq(client.memberId, record.id));
  if (isRefused) await recordChange(tx, record.id, 'contacts');
}

/**
 * Checks the code of the new address (R7.21); the correct one confirms the address, opens a ticket for
 * the support and e-mails the previous address. A wrong one is counted: commit, then throw the refusal
 * that this returns.
 */
export async function confirmEmail(
  tx: Db,
  record: ClientRecord,
  { code, email }: { readonly code: number; readonly email: string },
  recipient: Recipient,
): Promise<Refusal | undefined> {
  await checkState(tx, record, ['pending', 'expired', 'exhausted']);
  if (email !== record.change_client_email) throw invalid('email');
  const key = keyOf(record, email);
  // Confirmations of one address run one by one.
  await lockAddress(tx, key);
  const refusal = await tryCode(tx, key, code);
  if (refusal) return refusal;
  // Another person may have joined the programme with the address, or confirmed it, since the request. This
  // refusal reveals that only to a person with the code, who reads the e-mails of the address.
  if (await isEmailInUse(tx, record, email)) {
    throw new RefusedError({ status: 409, code: 'EMAIL_IN_USE', field: 'email' });
  }
  await tx
    .update(client)
    .set({ isClientEmailConfirmed: true })
    .where(eq(client.memberId, record.id));
  const [ticket] = await tx
    .insert(supportTicket)
    .values({
      memberId: record.id,
      ...changeTopic(email),
      categoryCode: PROFILE_CHANGING,
      statusCode: NEW_TICKET,
    })
    .returning({ id: supportTicket.id });
  await recordEvent(tx, {
    type: 'email_change.requested',
    entityId: String(record.id),
    memberId: record.id,
    data: { ticketId: ticket?.id },
  });
  await sendMessage(tx, record.email, { kind: 'emailChanged', newEmail: email, recipient });
  await recordChange(tx, record.id, 'contacts');
  return undefined;
}

async function sendCode(
  tx: Db,
  record: ClientRecord,
  address: string,
  recipient: Recipient,
): Promise<void> {
  const code = await issueCode(tx, keyOf(record, address));
  const isTaken = await isEmailInUse(tx, record, address);
  await sendMessage(
    tx,
    address,
    isTaken ? { kind: 'emailTaken', recipient } : { kind: 'emailCode', code, recipient },
  );
}

/** Throws the reason when the change is in another state than the allowed ones. */
async function checkState(
  tx: Db,
  record: ClientRecord,
  allowed: readonly EmailChangeState[],
): Promise<void> {
  const code = await codeOf(tx, record);
  const now = new Date();
  const state = emailChangeState(record, codeStatus('email', code), now.getTime());
  if (allowed.includes(state)) return;
  if (state === 'exhausted' && code) throw new RefusedError(exhausted(code, now));
  if (state === 'confirmed') throw conflict('EMAIL_CHANGE_CONFIRMED');
  throw new RefusedError({
    status: 409,
    code: 'CONFLICT',
    ...(state === 'other-system' && { text: 'EMAIL_CHANGE_ELSEWHERE' }),
  });
}

/**
 * True when another member has the address or has confirmed it (R7.20). A change that is not confirmed, a
 * member's or a manager's, does not block the address for others (R4.16).
 */
async function isEmailInUse(db: Db, record: ClientRecord, address: string): Promise<boolean> {
  const members = await db.$count(member, and(eq(member.email, address), ne(member.id, record.id)));
  const confirmed = and(
    eq(client.changeClientEmail, address),
    eq(client.isClientEmailConfirmed, true),
  );
  const clients = await db.$count(
    client,
    and(ne(client.memberId, record.id), or(eq(client.email, address), confirmed)),
  );
  return members + clients > 0;
}
