import type { CardPost } from '../outbox/post-bodies.ts';
import { isWrongCode, type CodeAttempt } from '../person/confirmation-code.ts';
import { lacksResponse, mayBeDone, type ServiceError } from '../service-error.ts';

/** What the last request about a code ended with; the screen shows it until the next one. */
export type CodeProblem =
  | 'wrong'
  | 'expired'
  | 'exhausted'
  /** 429: too many requests, or a code was sent a moment ago. */
  | 'tooSoon'
  /** No response: the request is repeated under its id. */
  | 'noResponse'
  /** The typed code was sent, and its result is unknown. */
  | 'unconfirmed'
  | 'failed';

/** A time to wait. It is kept by its length, because the device's clock may jump or be wrong. */
export interface Pause {
  /** ms since the epoch, by the device's clock. */
  readonly since: number;
  readonly seconds: number;
}

/** A phone that waits for its code, and what is sent after it (R2.28). Never the code itself. */
export interface PhoneVerification {
  readonly purpose: 'card' | 'personalData';
  /** With its plus. */
  readonly phone: string;
  /** The form that is sent once the phone is verified; null without one, and when it was sent. */
  readonly card: CardPost | null;
  /** Key of the request for a code that has no response yet; null otherwise. */
  readonly requestId: string | null;
  /** Wrong codes that are left; null before a code was sent. */
  readonly attemptsLeft: number | null;
  /** When the next code may be requested. */
  readonly resend: Pause | null;
  /** A typed code was sent, and its response has not arrived. */
  readonly isChecking: boolean;
  readonly isVerified: boolean;
  /** The form was handed over to the outbox. */
  readonly isSent: boolean;
  readonly problem: CodeProblem | null;
  /** The newest operation before the form: a welcome bonus with a greater id is its own. */
  readonly lastOperationId: number | null;
}

export type VerificationEvent =
  | { readonly type: 'requested'; readonly requestId: string }
  | { readonly type: 'codeSent'; readonly attempt: CodeAttempt; readonly at: number }
  | { readonly type: 'requestFailed'; readonly error: ServiceError; readonly at: number }
  | { readonly type: 'codeTyped' }
  | { readonly type: 'codeFailed'; readonly error: ServiceError; readonly at: number }
  | { readonly type: 'codeLost' }
  | { readonly type: 'verified' }
  | { readonly type: 'sent' };

/** The longest pause that the service names: a day. */
const DAY_S = 86_400;
/** Used when a 429 names no time. */
const DEFAULT_PAUSE_S = 60;

const pauseOf = (since: number, seconds: number | undefined): Pause => ({
  since,
  seconds: Math.min(DAY_S, Math.max(0, Math.ceil(seconds ?? DEFAULT_PAUSE_S))),
});

/**
 * Seconds from the sending of a code to the next one, only by the service's clock: the device's may be
 * wrong by hours.
 */
function resendSeconds({ deadline, resend_at, time_limit }: CodeAttempt): number | undefined {
  if (deadline === null || resend_at === null) return undefined;
  return (Date.parse(resend_at) - Date.parse(deadline)) / 1000 + time_limit;
}

/** Whole seconds that are left of a pause (R2.28). */
export function secondsLeft(pause: Pause | null, now: number): number {
  if (!pause) return 0;
  const left = Math.ceil((pause.since + pause.seconds * 1000 - now) / 1000);
  return Math.min(pause.seconds, Math.max(0, left));
}

const EXHAUSTED = 'CODE_EXHAUSTED';

function problemOf(error: ServiceError, noResponse: CodeProblem): CodeProblem {
  if (lacksResponse(error)) return noResponse;
  if (error.status === 429) return 'tooSoon';
  if (isWrongCode(error)) return 'wrong';
  if (error.code === 'CODE_EXPIRED') return 'expired';
  return error.code === EXHAUSTED ? 'exhausted' : 'failed';
}

/** Only a 429 or exhausted attempts move the time of the next code. */
const pauseAfter = (before: Pause | null, error: ServiceError, at: number): Pause | null =>
  error.status === 429 || error.code === EXHAUSTED
    ? pauseOf(at, error.details['retryAfter'])
    : before;

/** The verification after an event. */
export function nextVerification(
  now: PhoneVerification,
  event: VerificationEvent,
): PhoneVerification {
  switch (event.type) {
    case 'requested':
      return { ...now, requestId: event.requestId, problem: null };
    case 'codeSent': {
      const { attempt, at } = event;
      return {
        ...now,
        requestId: null,
        isChecking: false,
        problem: null,
        attemptsLeft: Math.max(0, attempt.total_attempts - attempt.current_attempts),
        resend: pauseOf(at, resendSeconds(attempt)),
      };
    }
    case 'requestFailed': {
      const problem = problemOf(event.error, 'noResponse');
      const requestId = mayBeDone(event.error) ? now.requestId : null;
      return { ...now, requestId, problem, resend: pauseAfter(now.resend, event.error, event.at) };
    }
    case 'codeTyped':
      return { ...now, isChecking: true, problem: null };
    case 'codeFailed': {
      const { error, at } = event;
      const problem = problemOf(error, 'unconfirmed');
      const attemptsLeft = error.details['attemptsLeft'] ?? now.attemptsLeft;
      const retryAfter = error.details['retryAfter'];
      const isOver = error.code === EXHAUSTED || retryAfter !== undefined;
      const resend = isOver ? pauseOf(at, retryAfter) : now.resend;
      return { ...now, isChecking: problem === 'unconfirmed', problem, attemptsLeft, resend };
    }
    case 'codeLost':
      return { ...now, isChecking: false, problem: 'unconfirmed' };
    case 'verified':
      return { ...now, isChecking: false, isVerified: true, problem: null };
    case 'sent':
      return { ...now, isSent: true, card: null };
  }
}

/** Whether a code for this phone is under way to the member, or was refused for a time. */
export const isCodeExpected = ({ attemptsLeft, requestId }: PhoneVerification): boolean =>
  attemptsLeft !== null && requestId === null;

/** Whether the member can only wait until a new code may be requested. */
export const isExhausted = ({ attemptsLeft, problem }: PhoneVerification): boolean =>
  problem === 'exhausted' || attemptsLeft === 0;
