import {
  EXPECTED_AMOUNT_HEADER,
  REQUEST_ID_HEADER,
  SOURCE,
  SOURCE_HEADER,
} from '#src/contract/headers.ts';
import { isSilence, NOT_SENT, ServiceError } from '#src/domain/service-error.ts';
import { stripEmoji, stripEmojiDeep } from '#src/domain/text/emoji.ts';
import { accessToken, claims, type TokenResult } from '#src/platform/auth/auth.ts';
import { reportAccepted, recoverFromRejection } from '#src/platform/auth/token-rejection.ts';
import { config } from '#src/platform/config.ts';
import { reportReachability } from '#src/platform/network/connectivity.ts';
import { knownObstacle } from '#src/platform/network/obstacle.ts';
import { learnServiceTime } from '#src/platform/network/service-clock.ts';
import { isOwnerView, viewedOwner } from '#src/platform/owner-view/owner-view.ts';
import { personParameters } from './email-parameter.ts';
import { refuseInOwnerView, reportRefusedView } from './read-only.ts';
import { readFile, readHead, readResponse } from './read-response.ts';
import {
  responseKey,
  cacheEpoch,
  cachedResponse,
  clearResponses,
  cacheResponse,
} from './response-cache.ts';
import { send, type HttpResponse } from './send.ts';

export interface ServiceCall {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH';
  /** Below the target's base, with a leading slash. */
  readonly path: string;
  /** The loyalty service, the CRM beside it, or the institution's API, whose paths are whole. */
  readonly target?: 'service' | 'crm' | 'programme';
  /** Headers of the target beyond those of every call. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** JSON, or a multipart form. */
  readonly body?: unknown;
  /** The idempotency key of a write (R7.31); a new one when absent. */
  readonly requestId?: string;
  /** Coins that the member confirmed (R7.31). */
  readonly confirmedPrice?: number;
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal | undefined;
  /** Cache the response for the session: for data that hardly changes. */
  readonly keep?: boolean;
  /** The response is a file: it resolves with a Blob. */
  readonly asFile?: boolean;
}

const READ_TIMEOUT_MS = 15_000;
const WRITE_TIMEOUT_MS = 30_000;

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

const nameOf = ({ method = 'GET', path }: ServiceCall): string => `${method} ${path}`;

/** Origin of a base; '' for the app's own origin. */
const originOf = (base: string): string => (base.startsWith('/') ? '' : new URL(base).origin);

function baseOf({ target }: ServiceCall): string {
  const { crmUrl, serviceUrl } = config();
  if (target === 'programme') return originOf(serviceUrl);
  return target === 'crm' ? crmUrl : serviceUrl;
}

/** Only the service's own origin gets the token, whatever the target (R10.5). */
const takesToken = ({ target }: ServiceCall): boolean =>
  target !== 'crm' || originOf(config().crmUrl) === originOf(config().serviceUrl);

function addressOf(call: ServiceCall): string {
  const query = call.query ?? {};
  const person =
    call.target === 'programme'
      ? {}
      : personParameters(call.path, query, claims()?.email, viewedOwner());
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...person })) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const search = parameters.toString();
  const base = baseOf(call);
  return `${base}${call.path}${search === '' ? '' : `?${search}`}`;
}

function headersOf(call: ServiceCall, token: string, requestId: string): Record<string, string> {
  return {
    ...(takesToken(call) && { Authorization: `Bearer ${token}` }),
    Accept: 'application/json',
    // The browser adds a form's boundary itself.
    ...(!(call.body instanceof FormData) && { 'Content-Type': 'application/json' }),
    'Accept-Language': document.documentElement.lang,
    [REQUEST_ID_HEADER]: requestId,
    [SOURCE_HEADER]: isOwnerView() ? SOURCE.partner : SOURCE.client,
    ...(call.confirmedPrice === undefined
      ? {}
      : { [EXPECTED_AMOUNT_HEADER]: String(call.confirmedPrice) }),
    ...call.headers,
  };
}

function requireToken(result: TokenResult, name: string, requestId: string): string {
  if (typeof result === 'object') return result.token;
  const category = result === 'ended' ? 'unauthenticated' : 'unreachable';
  // A known obstacle is no missing network.
  if (result === 'unreachable' && knownObstacle() === null) reportReachability(false);
  throw new ServiceError({ category, code: NOT_SENT, call: name, requestId });
}

function bodyOf(body: unknown): string | FormData | undefined {
  if (body === undefined) return undefined;
  return body instanceof FormData ? stripForm(body) : JSON.stringify(stripEmojiDeep(body));
}

/** The form without emoji in its texts (R5.4). */
function stripForm(form: FormData): FormData {
  const stripped = new FormData();
  for (const [name, value] of form) {
    stripped.append(name, typeof value === 'string' ? stripEmoji(value) : value);
  }
  return stripped;
}

/** A 401 of the service itself: a proxy's 401 says nothing about the session. */
const isRefusal = (response: HttpResponse): boolean =>
  response.status === 401 && /\bjson\b/i.test(response.contentType);

/** Codes of a gateway before the service, and of a service that cannot reach its database. */
const AWAY_CODES: readonly string[] = ['SERVER', 'UNAVAILABLE'];

/**
 * Whether the service can be reached as far as a failed call shows; null where it does not. A gateway may reject
 * only one call, and a write with a 5xx. A 5xx to HEAD has no body that shows whose it is.
 */
function reachabilityAfter(error: ServiceError, method: string): boolean | null {
  const { category, code, status } = error;
  if (isSilence(error)) return false;
  if (category === 'foreign') return isRead(method) && (status ?? 0) < 400 ? false : null;
  const isAway = category === 'server' && AWAY_CODES.includes(code) && method !== 'HEAD';
  if (!isAway) return true;
  return isRead(method) ? false : null;
}

/** Only the loyalty service decides whether the area has a network (R9.11): no other party counts. */
async function reporting<T>(
  { target, method = 'GET' }: ServiceCall,
  task: () => Promise<T>,
): Promise<T> {
  if (target === 'crm') return task();
  try {
    const result = await task();
    reportReachability(true);
    return result;
  } catch (error) {
    const reachable = error instanceof ServiceError ? reachabilityAfter(error, method) : null;
    if (reachable !== null) reportReachability(reachable);
    reportRefusedView(error);
    throw error;
  }
}

/** Sends the call with the token, once more after a 401, and reads the response. */
async function exchange(call: ServiceCall, token: string, requestId: string): Promise<unknown> {
  const { method = 'GET' } = call;
  const name = nameOf(call);
  const request = (bearer: string): Promise<HttpResponse> =>
    send({
      method,
      address: addressOf(call),
      headers: headersOf(call, bearer, requestId),
      body: bodyOf(call.body),
      timeoutMs: call.timeoutMs ?? (isRead(method) ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
      ...(call.asFile && { asFile: true }),
      signal: call.signal,
      name,
      requestId,
    });
  let response = await request(token);
  if (isRefusal(response)) {
    const fresh = requireToken(await recoverFromRejection(token), name, requestId);
    response = await request(fresh);
    if (isRefusal(response)) await recoverFromRejection(fresh);
  }
  // Another call may have read older data while this write was pending.
  if (method !== 'GET') clearResponses();
  const read = call.asFile ? readFile : method === 'HEAD' ? readHead : readResponse;
  const result = read(response, name, requestId);
  // Not from a failed response: it may be a portal's.
  if (call.target !== 'crm') learnServiceTime(response.date);
  return result;
}

/**
 * Calls the loyalty service with the headers of every call (introduction to R7) and returns the
 * parsed JSON, not yet checked against the contract. A 401 is retried once after a refresh with the
 * same request id (R4.11).
 * @throws {ServiceError} for everything except a 2xx response of the service itself.
 */
export async function callService(call: ServiceCall): Promise<unknown> {
  const { method = 'GET' } = call;
  const name = nameOf(call);
  refuseInOwnerView(method, call.path, name);
  const requestId = call.requestId ?? crypto.randomUUID();
  const token = requireToken(await accessToken(), name, requestId);
  const key = responseKey(claims()?.sub, viewedOwner(), addressOf(call));
  const cached = call.keep === true ? cachedResponse(key) : undefined;
  if (cached !== undefined) return cached;
  if (!isRead(method)) clearResponses();
  const requestedAt = cacheEpoch();
  const body = await reporting(call, () => exchange(call, token, requestId));
  reportAccepted();
  if (call.keep === true) cacheResponse(key, body, requestedAt);
  return body;
}
