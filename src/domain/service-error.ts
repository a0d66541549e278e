/**
 * Categories that screens and the sync loop tell apart:
 * - `unreachable`: no response came; for a write the outcome is unknown;
 * - `timeout`: the response came too late; for a write the outcome is unknown;
 * - `foreign`: a response that is not the service's (a captive portal, a proxy, a firewall); for a write the
 *   outcome is unknown, because the browser may have sent it twice on a connection that was cut;
 * - `contract`: the service's response breaks the contract (R3.1);
 * - `unauthenticated`: 401 even after a refresh;
 * - `forbidden`: 403 with a code of the service; `refused`: any other 4xx with one;
 * - `server`: 5xx.
 */
export type ServiceErrorCategory =
  | 'unreachable'
  | 'timeout'
  | 'foreign'
  | 'contract'
  | 'unauthenticated'
  | 'forbidden'
  | 'refused'
  | 'server';

/** Code of a request that was not sent because there was no token. */
export const NOT_SENT = 'NOT_SENT';

/**
 * Code of a request that failed while the browser had no network: it has not left the device. For money that
 * is not sure enough, because a browser may be wrong about its network.
 */
export const OFFLINE = 'OFFLINE';

/** Code of a write that was refused in owner view (R5.9). */
export const READ_ONLY = 'READ_ONLY';

/** The only error type of requests (R8.2). The text for people is chosen where it is shown. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly category: ServiceErrorCategory;
  /** The service's errorCode, or a code of our own. */
  readonly code: string;
  /** «METHOD path», without the query, which may hold personal data. */
  readonly call: string;
  readonly requestId: string | null;
  readonly status: number | null;
  /** The service's text for a person; null without one. */
  readonly text: string | null;
  /** Dotted path of the invalid field. */
  readonly field: string | null;
  readonly details: Readonly<Record<string, number | undefined>>;
  /** Who of staff was faster, and when (ISO date-time); null unless the service names them. */
  readonly lastAct: { readonly by: string; readonly at: string } | null;

  constructor(
    facts: Partial<ServiceErrorFacts> & Pick<ServiceErrorFacts, 'category' | 'call'>,
    cause?: unknown,
  ) {
    const code = facts.code ?? facts.category.toUpperCase();
    const where = facts.field ? ` at ${facts.field}` : '';
    super(`${code} in ${facts.call}${where}`, { cause });
    this.category = facts.category;
    this.code = code;
    this.call = facts.call;
    this.requestId = facts.requestId ?? null;
    this.status = facts.status ?? null;
    this.text = facts.text ?? null;
    this.field = facts.field ?? null;
    this.details = facts.details ?? {};
    this.lastAct = facts.lastAct ?? null;
  }
}

export type ServiceErrorFacts = Omit<ServiceError, keyof Error>;

/** A write in owner view, which a toast has already explained (R5.9). */
export const isRefusedWrite = (error: unknown): boolean =>
  error instanceof ServiceError && error.code === READ_ONLY;

const isOneOf = (error: unknown, ...categories: readonly ServiceErrorCategory[]): boolean =>
  error instanceof ServiceError && categories.includes(error.category);

/** Whether nothing came in time, so that other requests would wait in vain as well. */
export const isSilence = (error: unknown): boolean => isOneOf(error, 'unreachable', 'timeout');

/** Whether no response of the service came, so that the outcome of a write is unknown. */
export const lacksResponse = (error: unknown): boolean =>
  isSilence(error) || isOneOf(error, 'foreign');

/** Whether a failed write may have been done: a repetition keeps its request id (R7.31). */
export const mayBeDone = (error: unknown): boolean =>
  lacksResponse(error) || isOneOf(error, 'server');

/** Whether the service itself says that there is no such thing; the 404 of a gateway or a portal says nothing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ServiceError && error.category === 'refused' && error.status === 404;

/** Whether the session is over, so that no other request would be accepted. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof ServiceError && error.category === 'unauthenticated';

/** Whether the service refuses it to this person or device, whatever it is about. */
export const isForbidden = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && error.category === 'forbidden';

/** Statuses that never cause the fatal state (R8.2). */
const ORDINARY = [400, 403, 409];

/**
 * The rule of R8.2: an error is fatal unless its status is 400, 403 or 409 or the service gave a
 * text. It is not fatal either when no response came, which is the network's fault.
 */
export const isFatal = (error: unknown): boolean =>
  !(error instanceof ServiceError) ||
  (!lacksResponse(error) && error.text === null && !ORDINARY.includes(error.status ?? 0));
