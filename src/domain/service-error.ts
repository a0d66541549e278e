/**
 * What went wrong, as far as a screen or the sync loop must tell cases apart:
 * - `unreachable`: no answer came; for a write the outcome is unknown;
 * - `timeout`: the answer did not come in time; for a write the outcome is unknown;
 * - `foreign`: an answer that is not the service's (a captive portal, a proxy page);
 * - `contract`: the service's answer breaks the contract (R3.1);
 * - `unauthenticated`: 401 even after a refresh; `forbidden`: 403; `refused`: 400, 404, 409, 429;
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

export interface ServiceErrorFacts {
  readonly category: ServiceErrorCategory;
  /** The service's errorCode, or the name of what we found ourselves. */
  readonly code: string;
  /** «METHOD path», without the query, which may hold personal data. */
  readonly call: string;
  readonly requestId: string | null;
  readonly status: number | null;
  /** The service's own text for a person; null when it gave none. */
  readonly text: string | null;
  /** The field that is wrong, as a dotted path. */
  readonly field: string | null;
  readonly details: Readonly<Record<string, number | undefined>>;
}

/** Code of a call for which there was no token: nothing of it was carried out. */
export const NOT_SENT = 'NOT_SENT';

/** The one error of every call (design §8, R8.2). Text for people is chosen at the boundary. */
export class ServiceError extends Error implements ServiceErrorFacts {
  override readonly name = 'ServiceError';
  readonly category: ServiceErrorCategory;
  readonly code: string;
  readonly call: string;
  readonly requestId: string | null;
  readonly status: number | null;
  readonly text: string | null;
  readonly field: string | null;
  readonly details: Readonly<Record<string, number | undefined>>;

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
  }
}

const NO_ANSWER: readonly ServiceErrorCategory[] = ['unreachable', 'timeout', 'foreign'];

/** True when nothing came from the service itself: the person is offline, whatever the browser says. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof ServiceError && NO_ANSWER.includes(error.category);

/** Statuses that never turn on the fatal state (specification §8). */
const ORDINARY = [400, 403, 409];

/**
 * The generic API rule of specification §8: fatal unless the status is 400, 403 or 409 or the service
 * gave a text (R8.2). No answer at all is the network's fault, never fatal.
 */
export const isFatal = (error: unknown): boolean =>
  !(error instanceof ServiceError) ||
  (!isNoAnswer(error) && error.text === null && !ORDINARY.includes(error.status ?? 0));
