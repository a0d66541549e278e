import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { Db } from '#server/database/db.ts';
import { client } from '#server/database/schema/member/client.ts';
import { member } from '#server/database/schema/member/member.ts';
import type { Refusal } from '#server/http/errors/refused-error.ts';
import type { Principal } from '#server/identity/principal.ts';
import { lockMemberByEmail } from '#server/members/members.ts';
import type { Recipient } from '#server/messages/recipient.ts';
import { sendMessage } from '#server/messages/send-message.ts';
import { recordChange } from '#server/tracking/changes.ts';
import {
  codeStatus,
  findCode,
  issueCode,
  latestCode,
  tryCode,
  type CodeKey,
} from '#server/verification/codes.ts';
import type { phoneVerificationResponse } from '#src/contract/member/phone.ts';

/** How long a verified phone may be used in the form, in ms. */
const VERIFIED_FOR_MS = 86_400_000;

const keyOf = (sub: string, phone: string): CodeKey => ({
  purpose: 'phone',
  holder: sub,
  address: phone,
});

/** Sends a code to a phone (R7.1). Throws what `issueCode` throws. */
export async function startPhoneVerification(
  tx: Db,
  { sub }: Principal,
  phone: string,
  recipient: Recipient,
): Promise<InferInput<typeof phoneVerificationResponse>> {
  const key = keyOf(sub, phone);
  const code = await issueCode(tx, key);
  await sendMessage(tx, phone, { kind: 'phoneCode', code, recipient });
  return { phone, ...codeStatus('phone', await findCode(tx, key)) };
}

/**
 * Checks the code of the phone that the person entered last (R7.2); the correct one makes it the
 * member's verified phone. A wrong one is counted: commit, then throw the refusal that this returns.
 */
export async function finishPhoneVerification(
  tx: Db,
  { sub, email }: Principal,
  code: number,
): Promise<{ readonly phone: string } | { readonly refusal: Refusal }> {
  const found = await lockMemberByEmail(tx, email);
  const latest = await latestCode(tx, { purpose: 'phone', holder: sub });
  if (!latest) return { refusal: { status: 409, code: 'CODE_EXPIRED' } };
  const refusal = await tryCode(tx, latest, code);
  if (refusal) return { refusal };
  if (found) await saveVerifiedPhone(tx, found.id, latest.address);
  return { phone: latest.address };
}

/** True when the person verified the phone within the last day. */
export async function hasVerifiedPhone(tx: Db, sub: string, phone: string): Promise<boolean> {
  const confirmedAt = (await findCode(tx, keyOf(sub, phone)))?.confirmedAt ?? null;
  return confirmedAt !== null && confirmedAt.getTime() > Date.now() - VERIFIED_FOR_MS;
}

/**
 * The CRM owns the contact's phones; the client record takes the verified phone and keeps the previous
 * one (R4.3).
 */
async function saveVerifiedPhone(tx: Db, memberId: number, phone: string): Promise<void> {
  await tx.update(member).set({ verifiedPhone: phone }).where(eq(member.id, memberId));
  const [known] = await tx.select().from(client).where(eq(client.memberId, memberId));
  if (known && (known.phone !== phone || known.changeClientPhone !== null)) {
    const previous = known.phone === null || known.phone === phone ? [] : [known.phone];
    const oldPhones = [...known.oldPhones.filter((old) => old !== phone), ...previous];
    await tx
      .update(client)
      .set({ phone, oldPhones, changeClientPhone: null })
      .where(eq(client.memberId, memberId));
  }
  await recordChange(tx, memberId, 'contacts');
}
