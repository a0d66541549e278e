import {
  sendPhoneCode as requestCode,
  verifyPhoneCode as checkCode,
} from '#src/data/api/member/phone.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadEventState } from '#src/data/db/events.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import {
  loadPhoneVerification,
  storePhoneVerification,
  storeVerificationEvent,
} from '#src/data/db/phone-verification.ts';
import {
  isCodeExpected,
  isExhausted,
  type PhoneVerification,
} from '#src/domain/member/phone-verification.ts';
import { isPending } from '#src/domain/outbox/outbox-post.ts';
import { isVerifiedPhone, memberPhoneInfo } from '#src/domain/person/phone-info.ts';
import { lacksResponse, ServiceError } from '#src/domain/service-error.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { withLock } from '#src/platform/page/locks.ts';
import { submitPost } from '../outbox/posts.ts';
import { refreshClient } from '../refresh/client.ts';
import { refreshMember } from '../refresh/member.ts';

/** A phone to verify, and the form that is sent after it; a verified one needs no code. */
type PhoneToVerify = Pick<PhoneVerification, 'purpose' | 'phone' | 'card' | 'isVerified'>;

const asServiceError = (error: unknown): ServiceError => {
  if (error instanceof ServiceError) return error;
  throw error;
};

/** Whether the kept verification already has its code, so that no other text message is needed. */
const hasUsableCode = (known: PhoneVerification) =>
  !known.isVerified && isCodeExpected(known) && !isExhausted(known) && known.problem !== 'expired';

async function newVerification(wanted: PhoneToVerify): Promise<PhoneVerification> {
  const { lastOperationId } = await loadEventState(database());
  return {
    ...wanted,
    requestId: wanted.isVerified ? null : crypto.randomUUID(),
    attemptsLeft: null,
    resend: null,
    isChecking: false,
    isSent: false,
    problem: null,
    lastOperationId,
  };
}

/**
 * Has a code sent to a phone (R7.1) and keeps the phone with its form until the code was typed, also after
 * a reload. A phone that just got its code, or that needs none, gets no text message. Resolves with what is
 * kept then: without a response it has a `requestId`, and the same call repeats the request under it.
 * @throws {ServiceError} `refused` for a phone that the service does not accept, `forbidden` in owner view
 */
export async function sendPhoneCode(wanted: PhoneToVerify): Promise<PhoneVerification> {
  if (isOwnerView()) throw new ServiceError({ category: 'forbidden', call: 'phone code' });
  // Two tabs that have the form open get one text message: the second finds what the first one has kept.
  return withLock('phone-code', () => sendWantedCode(wanted));
}

async function sendWantedCode(wanted: PhoneToVerify): Promise<PhoneVerification> {
  const known = await loadPhoneVerification();
  const isSame =
    !wanted.isVerified && known?.phone === wanted.phone && known.purpose === wanted.purpose;
  const kept =
    isSame && (hasUsableCode(known) || known.requestId)
      ? { ...known, card: wanted.card }
      : await newVerification(wanted);
  await storePhoneVerification(kept);
  return kept.requestId === null ? kept : requestKeptCode(kept, kept.requestId);
}

async function requestKeptCode(
  kept: PhoneVerification,
  requestId: string,
): Promise<PhoneVerification> {
  try {
    const attempt = await requestCode(kept.phone, requestId);
    return (await storeVerificationEvent({ type: 'codeSent', attempt, at: Date.now() })) ?? kept;
  } catch (failure) {
    const error = asServiceError(failure);
    const after = await storeVerificationEvent({ type: 'requestFailed', error, at: Date.now() });
    const isAboutPhone = error.category === 'refused' && error.status === 400;
    if (error.category === 'forbidden' || isAboutPhone) throw error;
    return after ?? kept;
  }
}

/** Has another code sent to the kept phone, or repeats the request that has no response yet (R2.28). */
export async function resendPhoneCode(): Promise<PhoneVerification | null> {
  const known = await loadPhoneVerification();
  if (!known) return null;
  const requestId = known.requestId ?? crypto.randomUUID();
  const kept = (await storeVerificationEvent({ type: 'requested', requestId })) ?? known;
  return requestKeptCode(kept, requestId);
}

/** Whether the service has the kept phone as the member's verified one. */
async function isVerifiedAtService({ phone }: PhoneVerification): Promise<boolean> {
  await refreshMember();
  const info = await loadMeta(database(), 'userInfo');
  return info !== undefined && isVerifiedPhone(memberPhoneInfo(info.value, null), phone);
}

async function storeVerified(): Promise<PhoneVerification | null> {
  const after = await storeVerificationEvent({ type: 'verified' });
  await Promise.allSettled([refreshMember(), refreshClient()]);
  return after;
}

/**
 * Checks a typed code (R7.2, R5.7). An earlier check whose response was lost may have used it up: the
 * service then calls it expired although the phone is verified.
 * @param requestId the same for the same code, so that a repetition uses up no attempt (R7.31)
 */
export async function verifyPhoneCode(
  code: number,
  requestId: string,
): Promise<PhoneVerification | null> {
  const kept = await storeVerificationEvent({ type: 'codeTyped' });
  if (!kept) return null;
  try {
    const { phone } = await checkCode(code, requestId);
    // The service checks the phone of the last request, which may come from another device.
    if (phone === kept.phone) return await storeVerified();
    throw new ServiceError({ category: 'refused', code: 'CODE_EXPIRED', call: 'phone code' });
  } catch (failure) {
    const error = asServiceError(failure);
    const mayBeVerified = error.code === 'CODE_EXPIRED';
    if (mayBeVerified && (await isVerifiedAtService(kept).catch(() => false)))
      return storeVerified();
    return storeVerificationEvent({ type: 'codeFailed', error, at: Date.now() });
  }
}

/** Finds out what became of a code whose check was interrupted, as by a reload. */
export async function settlePhoneCode(): Promise<PhoneVerification | null> {
  const known = await loadPhoneVerification();
  if (!known?.isChecking) return known;
  try {
    return await ((await isVerifiedAtService(known))
      ? storeVerified()
      : storeVerificationEvent({ type: 'codeLost' }));
  } catch (failure) {
    if (!lacksResponse(failure)) return storeVerificationEvent({ type: 'codeLost' });
    return known;
  }
}

/**
 * Hands the form of a verified phone over to the outbox (R7.6, R9.10). From here the post is followed, not
 * the phone.
 */
export async function sendCardForm(): Promise<void> {
  const known = await loadPhoneVerification();
  if (!known?.isVerified || known.card === null) return;
  // Another tab may have handed it over.
  if (!(await loadPosts('card')).some(isPending)) await submitPost('card', known.card);
  await storeVerificationEvent({ type: 'sent' });
}
