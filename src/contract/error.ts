import * as v from 'valibot';

/** The error codes of the service. Only they decide about money and posts; without one a text is only shown (R8.2). */
export const ERROR_CODES = [
  'INVALID',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'METHOD_NOT_ALLOWED',
  'WRONG_HOST',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'INTERNAL',
  'UNAVAILABLE',
  'IDENTITY_UNAVAILABLE',
  'REQUEST_ID_MISSING',
  'REQUEST_ID_REUSED',
  'INSUFFICIENT_COINS',
  'OUT_OF_STOCK',
  'PRICE_CHANGED',
  'NO_PHYSICAL_CARD',
  'CARD_NOT_ACTIVE',
  'NOT_A_STUDENT',
  'EVENT_OVER',
  'TICKET_LIMIT',
  'TICKET_LIMIT_MISCONFIGURED',
  'CANCEL_NOT_ALLOWED',
  'STATUS_NOT_ALLOWED',
  'HAND_OUT_FINAL',
  'OTHER_PLACE',
  'TOO_MANY_ADDRESSES',
  'OPEN_TICKET',
  'CODE_WRONG',
  'CODE_EXPIRED',
  'CODE_EXHAUSTED',
  'EMAIL_IN_USE',
  'EMAIL_CHANGE_CONFIRMED',
  'EMAIL_CHANGE_NOT_APPROVED',
  'EMAIL_CHANGE_NOT_CONFIRMED',
  'PHONE_IN_USE',
  'PHONE_NOT_VERIFIED',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether a code is one of the service: a gateway may send any other. */
export const isErrorCode = (code: string): code is ErrorCode =>
  (ERROR_CODES as readonly string[]).includes(code);

/** Body of every error response of the service. `message` and `error` are text, never markup. */
export const errorBody = v.object({
  message: v.string(),
  error: v.string(),
  errorCode: v.string(),
  /** The invalid field of a 400. */
  field: v.optional(v.string()),
  /** Who of staff has changed the entity of a refused act last, and when (R11.2). */
  lastAct: v.optional(v.object({ by: v.string(), at: v.string() })),
  /** Current values: for a rejected order in coins and pieces. */
  details: v.optional(
    v.object({
      price: v.optional(v.number()),
      balance: v.optional(v.number()),
      stock: v.optional(v.number()),
      /** After a wrong code: attempts left. */
      attemptsLeft: v.optional(v.number()),
      /** The open ticket of the same category. */
      ticketId: v.optional(v.number()),
      /** Seconds to wait before the next try. */
      retryAfter: v.optional(v.number()),
    }),
  ),
});
export type ErrorBody = v.InferOutput<typeof errorBody>;

const textOrEmpty = v.optional(v.string(), '');

/** An error response as the app accepts it (R8.2). Parts that break the contract are left out. */
export const receivedError = v.object({
  message: textOrEmpty,
  error: textOrEmpty,
  errorCode: textOrEmpty,
  field: v.fallback(errorBody.entries.field, undefined),
  details: v.fallback(errorBody.entries.details, undefined),
  lastAct: v.fallback(errorBody.entries.lastAct, undefined),
});
