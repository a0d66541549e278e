import { eq } from 'drizzle-orm';
import type { InferInput } from 'valibot';
import type { phoneVerificationAnswer } from '#src/contract/phone.ts';
import { attemptOf } from '../codes/attempt-of.ts';
import type { Refusal } from '../errors/service-error.ts';
import { phoneCodeText, type Addressee } from '../messages/code-texts.ts';
import { sendMessage } from '../messages/send-message.ts';
import { recordChange } from './changes.ts';
import { findCode, issueCode, latestCode, tryCode, type CodeKey } from './confirmation-codes.ts';
import type { Db } from './db.ts';
import { findMember, lockMember } from './members.ts';
import { client } from './schema/client.ts';
import { member } from './schema/member.ts';

/** Who verifies a phone: also somebody who is no member yet. */
interface Caller {
  readonly sub: string;
  readonly email: string;
}

/** How long a verified phone may wait for the form that names it, in ms. */
const VERIFIED_FOR_MS = 86_400_000;

const keyOf = (sub: string, phone: string): CodeKey => ({
  purpose: 'phone',
  holder: sub,
  address: phone,
});

/** Sends a code to a phone (R7.1). Throws what `issueCode` throws. */
export async function startPhoneVerification(
  tx: Db,
  { sub }: Caller,
  phone: string,
  addressee: Addressee,
): Promise<InferInput<typeof phoneVerificationAnswer>> {
  const key = keyOf(sub, phone);
  const code = await issueCode(tx, key);
  await sendMessage(tx, { to: phone, channel: 'sms', code, text: phoneCodeText(code, addressee) });
  return { phone, ...attemptOf('phone', await findCode(tx, key)) };
}

/**
 * Tries the code of the phone that the person named last (R7.2); the right one makes it the member's
 * verified phone. A wrong one is counted: commit, then throw the refusal that this returns.
 */
export async function finishPhoneVerification(
  tx: Db,
  { sub, email }: Caller,
  code: number,
): Promise<{ readonly phone: string } | { readonly refusal: Refusal }> {
  const found = await findMember(tx, email);
  if (found) await lockMember(tx, found.id);
  const latest = await latestCode(tx, { purpose: 'phone', holder: sub });
  if (!latest) return { refusal: { status: 409, code: 'CODE_EXPIRED' } };
  const refusal = await tryCode(tx, latest, code);
  if (refusal) return { refusal };
  if (found) await saveVerifiedPhone(tx, found.id, latest.address);
  return { phone: latest.address };
}

/** True when the person proved not long ago that the phone is theirs. */
export async function hasVerifiedPhone(tx: Db, sub: string, phone: string): Promise<boolean> {
  const confirmedAt = (await findCode(tx, keyOf(sub, phone)))?.confirmedAt ?? null;
  return confirmedAt !== null && confirmedAt.getTime() > Date.now() - VERIFIED_FOR_MS;
}

/**
 * The contact's own phones are the CRM's; the client record takes the verified one and keeps the
 * former (R4.3).
 */
async function saveVerifiedPhone(tx: Db, memberId: number, phone: string): Promise<void> {
  await tx.update(member).set({ verifiedPhone: phone }).where(eq(member.id, memberId));
  const [known] = await tx.select().from(client).where(eq(client.memberId, memberId));
  if (known && (known.phone !== phone || known.changeClientPhone !== null)) {
    const former = known.phone === null || known.phone === phone ? [] : [known.phone];
    const oldPhones = [...known.oldPhones.filter((old) => old !== phone), ...former];
    await tx
      .update(client)
      .set({ phone, oldPhones, changeClientPhone: null })
      .where(eq(client.memberId, memberId));
  }
  await recordChange(tx, memberId, 'contacts');
}
