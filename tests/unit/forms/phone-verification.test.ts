import { describe, expect, test } from 'vitest';
import {
  isCodeExpected,
  isExhausted,
  nextVerification,
  secondsLeft,
  type PhoneVerification,
} from '#src/domain/member/phone-verification.ts';
import { ServiceError } from '#src/domain/service-error.ts';

const START: PhoneVerification = {
  purpose: 'card',
  phone: '+79161234567',
  card: null,
  requestId: 'first',
  attemptsLeft: null,
  resend: null,
  isChecking: false,
  isVerified: false,
  isSent: false,
  problem: null,
  lastOperationId: 7,
};
const NOW = Date.UTC(2026, 10, 23, 12);

/** The service's response, by a clock that differs from the device's. */
const attempt = (serviceNow: number, wrong = 0) => ({
  current_attempts: wrong,
  total_attempts: 5,
  time_limit: 600,
  deadline: new Date(serviceNow + 600_000).toISOString(),
  resend_at: new Date(serviceNow + 60_000).toISOString(),
});
const refusal = (code: string, details = {}, status = 409) =>
  new ServiceError({
    category: 'refused',
    call: 'GET /api/phoneVerification',
    code,
    status,
    details,
  });
const unreachable = new ServiceError({
  category: 'unreachable',
  call: 'POST /api/phoneVerification',
});
const sent = nextVerification(START, { type: 'codeSent', attempt: attempt(NOW), at: NOW });

describe('the next code', () => {
  test.each([-7_200_000, 0, 7_200_000])(
    '[R2.28] with a device’s clock that is %i ms off it can be requested after 60 seconds',
    (error) => {
      const at = NOW + error;
      const { resend } = nextVerification(START, { type: 'codeSent', attempt: attempt(NOW), at });
      expect(secondsLeft(resend, at)).toBe(60);
      expect(secondsLeft(resend, at + 17_500)).toBe(43);
      expect(secondsLeft(resend, at + 61_000)).toBe(0);
    },
  );

  test('[R2.28] can be requested when the service says, however long a code is valid', () => {
    const slow = { ...attempt(NOW), resend_at: new Date(NOW + 90_000).toISOString() };
    const { resend } = nextVerification(START, { type: 'codeSent', attempt: slow, at: NOW });
    expect(secondsLeft(resend, NOW)).toBe(90);
  });

  test('[R2.28] before the first code there is nothing to wait for', () => {
    expect(secondsLeft(START.resend, NOW)).toBe(0);
  });

  test('[R2.28] a device’s clock that jumps back never makes the wait longer', () => {
    expect(secondsLeft(sent.resend, NOW - 86_400_000)).toBe(60);
  });

  test('[R2.28] after «too soon» the wait is the one that the service names', () => {
    const error = refusal('TOO_MANY_REQUESTS', { retryAfter: 43 }, 429);
    const refused = nextVerification(START, { type: 'requestFailed', error, at: NOW });
    expect(refused).toMatchObject({ problem: 'tooSoon', requestId: null, attemptsLeft: null });
    expect(secondsLeft(refused.resend, NOW)).toBe(43);
    expect(isCodeExpected(refused)).toBe(false);
  });

  test('[R2.28] «too soon» without a time waits a minute', () => {
    const error = refusal('TOO_MANY_REQUESTS', {}, 429);
    const { resend } = nextVerification(START, { type: 'requestFailed', error, at: NOW });
    expect(secondsLeft(resend, NOW)).toBe(60);
  });
});

describe('the request for a code', () => {
  test('[R7.31] has an id of its own and clears the last problem', () => {
    const refused = { ...START, requestId: null, problem: 'failed' } as const;
    const requested = nextVerification(refused, { type: 'requested', requestId: 'second' });
    expect(requested).toEqual({ ...START, requestId: 'second', problem: null });
    expect(isCodeExpected({ ...sent, requestId: 'second' })).toBe(false);
  });

  test('[R2.28] shows the attempts that are left of all wrong codes so far', () => {
    const event = { type: 'codeSent', attempt: attempt(NOW, 3), at: NOW } as const;
    expect(nextVerification({ ...START, isChecking: true }, event)).toMatchObject({
      attemptsLeft: 2,
      requestId: null,
      isChecking: false,
    });
  });

  test.each([{ deadline: null }, { resend_at: null }])(
    '[R2.28] whose response has %o waits a minute',
    (missing) => {
      const event = {
        type: 'codeSent',
        attempt: { ...attempt(NOW), ...missing },
        at: NOW,
      } as const;
      expect(secondsLeft(nextVerification(START, event).resend, NOW)).toBe(60);
    },
  );

  test('[R4.16] that is refused after too many wrong codes waits as long as the service says', () => {
    const error = refusal('CODE_EXHAUSTED', { retryAfter: 512 });
    const refused = nextVerification(sent, { type: 'requestFailed', error, at: NOW });
    expect(refused).toMatchObject({ problem: 'exhausted', requestId: null });
    expect(isExhausted({ ...refused, attemptsLeft: 1 })).toBe(true);
    expect(secondsLeft(refused.resend, NOW)).toBe(512);
  });

  test('[R8.2] that fails otherwise keeps the wait of the last code', () => {
    const error = refusal('INTERNAL', {}, 500);
    const failed = nextVerification(sent, { type: 'requestFailed', error, at: NOW + 9000 });
    expect(failed).toMatchObject({ problem: 'failed', requestId: null, resend: sent.resend });
    expect(isExhausted(failed)).toBe(false);
  });

  test('[R7.31] without a response keeps its id, so that it is repeated and not doubled', () => {
    const kept = nextVerification(START, { type: 'requestFailed', error: unreachable, at: NOW });
    expect(kept).toMatchObject({ requestId: 'first', problem: 'noResponse' });
    expect(isCodeExpected(kept)).toBe(false);
    expect(isCodeExpected(sent)).toBe(true);
  });
});

describe('a typed code', () => {
  test('[R2.28] a wrong one shows how many are left, and none left means to wait', () => {
    const error = refusal('CODE_WRONG', { attemptsLeft: 1 });
    const one = nextVerification(sent, { type: 'codeFailed', error, at: NOW });
    expect(one).toMatchObject({ problem: 'wrong', attemptsLeft: 1, isChecking: false });
    expect(one.resend).toEqual(sent.resend);
    expect(isExhausted(one)).toBe(false);
    const last = refusal('CODE_WRONG', { attemptsLeft: 0 });
    expect(isExhausted(nextVerification(one, { type: 'codeFailed', error: last, at: NOW }))).toBe(
      true,
    );
  });

  test('[R5.7] one that a service refuses as no code at all is a wrong one', () => {
    const facts = { category: 'refused', call: 'GET /api/phoneVerification' } as const;
    const error = new ServiceError({ ...facts, code: 'INVALID', status: 400, field: 'code' });
    const after = nextVerification(sent, { type: 'codeFailed', error, at: NOW });
    expect(after).toMatchObject({ problem: 'wrong', attemptsLeft: 5, isChecking: false });
    const other = new ServiceError({ ...facts, code: 'INVALID', status: 400, field: 'phone' });
    expect(nextVerification(sent, { type: 'codeFailed', error: other, at: NOW }).problem).toBe(
      'failed',
    );
  });

  test('[R4.16] exhausted attempts wait as long as the service says, and a new code ends it', () => {
    const error = refusal('CODE_EXHAUSTED', { attemptsLeft: 0, retryAfter: 512 });
    const exhausted = nextVerification(sent, { type: 'codeFailed', error, at: NOW });
    expect(secondsLeft(exhausted.resend, NOW)).toBe(512);
    expect(isExhausted(exhausted)).toBe(true);
    const again = nextVerification(exhausted, { type: 'codeSent', attempt: attempt(NOW), at: NOW });
    expect(isExhausted(again)).toBe(false);
    expect(again.attemptsLeft).toBe(5);
  });

  test('[R9.10] whose response is lost stays «unconfirmed» until the outcome is known', () => {
    const wrong = { ...sent, problem: 'wrong' } as const;
    const checking = nextVerification(wrong, { type: 'codeTyped' });
    expect(checking).toMatchObject({ isChecking: true, problem: null });
    const lost = nextVerification(checking, { type: 'codeFailed', error: unreachable, at: NOW });
    expect(lost).toMatchObject({ isChecking: true, problem: 'unconfirmed', attemptsLeft: 5 });
    expect(nextVerification(checking, { type: 'codeLost' })).toMatchObject({
      isChecking: false,
      problem: 'unconfirmed',
    });
    expect(nextVerification(lost, { type: 'verified' })).toMatchObject({
      isChecking: false,
      isVerified: true,
      problem: null,
    });
  });

  test('[R4.16] exhausted attempts without a time wait a minute, and so does a refusal with a time', () => {
    const at = NOW + 30_000;
    const exhausted = refusal('CODE_EXHAUSTED');
    const first = nextVerification(sent, { type: 'codeFailed', error: exhausted, at });
    expect(secondsLeft(first.resend, at)).toBe(60);
    const wrong = refusal('CODE_WRONG', { attemptsLeft: 0, retryAfter: 600 });
    const last = nextVerification(sent, { type: 'codeFailed', error: wrong, at });
    expect(secondsLeft(last.resend, at)).toBe(600);
  });

  test('[R9.10] a wait for another code does not move when a code expired', () => {
    const error = refusal('CODE_EXPIRED');
    const expired = nextVerification(sent, { type: 'codeFailed', error, at: NOW + 30_000 });
    expect(expired.problem).toBe('expired');
    expect(expired.resend).toEqual(sent.resend);
  });
});

test('[R9.10] after the form was handed over the device keeps no copy of it', () => {
  const card = { ...START, card: {} as PhoneVerification['card'], isVerified: true };
  expect(nextVerification(card, { type: 'sent' })).toMatchObject({ card: null, isSent: true });
});
