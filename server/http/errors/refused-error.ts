import type { ErrorBody, ErrorCode } from '#src/contract/error.ts';
import type { TextKey } from './texts.ts';

export type ErrorDetails = NonNullable<ErrorBody['details']>;

/** Statuses of errors that the service gives on purpose. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 421 | 429 | 500 | 503;

/** A refusal as data: stored for a repeated request, translated in the response. */
export interface Refusal {
  readonly status: ErrorStatus;
  readonly code: ErrorCode;
  /** The key of a more specific text than the code's. */
  readonly text?: TextKey;
  readonly field?: string;
  /** Seconds after which to try again; the Retry-After header of a 429. */
  readonly retryAfterS?: number;
  readonly details?: ErrorDetails;
  readonly lastAct?: ErrorBody['lastAct'];
}

/** Thrown where a request is refused; handle-errors.ts turns it into the response. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`${refusal.status} ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** A 429: too much at a time, or too soon after the last. */
export const tooMany = (
  retryAfterS: number,
  more: Pick<Refusal, 'text' | 'details'> = {},
): RefusedError =>
  new RefusedError({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    retryAfterS: Math.max(1, Math.ceil(retryAfterS)),
    ...more,
  });

/** A 403, with a more specific text where there is one. */
export const forbidden = (text?: TextKey): RefusedError =>
  new RefusedError({ status: 403, code: 'FORBIDDEN', ...(text && { text }) });

export const notFound = (): RefusedError => new RefusedError({ status: 404, code: 'NOT_FOUND' });

/** A 400 about one field of the request, with a more specific text where there is one. */
export const invalid = (field: string, text?: TextKey): RefusedError =>
  new RefusedError({ status: 400, code: 'INVALID', field, ...(text && { text }) });

export const conflict = (code: ErrorCode, details?: ErrorDetails): RefusedError =>
  new RefusedError({ status: 409, code, ...(details && { details }) });
