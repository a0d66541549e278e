import { FetchError, ofetch } from 'ofetch';
import { OFFLINE, ServiceError } from '#src/domain/service-error.ts';
import { isCutOff, reportReachability } from '#src/platform/network/connectivity.ts';

export interface HttpResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** The body of a request `asFile`; its errors have a text. */
  readonly file?: Blob;
  /** The header Location, where there is one. */
  readonly location?: string;
  /** The header Date; null without one, and where another origin hides it. */
  readonly date?: string | null;
}

export interface Sending {
  readonly method: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or a form. */
  readonly body?: string | FormData | undefined;
  readonly timeoutMs: number;
  /** The response is a file, and no text. */
  readonly asFile?: boolean;
  readonly signal?: AbortSignal | undefined;
  /** «METHOD path» for errors. */
  readonly name: string;
  readonly requestId?: string;
}

/**
 * Sends one request once; retrying is the caller's decision (a 409 is a response, not a fault).
 * Redirects are not followed: they would carry the token to another origin.
 * A request to any host that fails while the browser has no network shows that the area is offline (R9.11);
 * until the network is back, nothing is sent (R9.5).
 * @throws {ServiceError} `unreachable` or `timeout`; the caller's own abort is thrown unchanged.
 */
export async function send(sending: Sending): Promise<HttpResponse> {
  const { name: call, requestId = null } = sending;
  if (isCutOff())
    throw new ServiceError({ category: 'unreachable', code: OFFLINE, call, requestId });
  const timeout = AbortSignal.timeout(sending.timeoutMs);
  const wasOffline = navigator.onLine === false;
  const signal = sending.signal ? AbortSignal.any([timeout, sending.signal]) : timeout;
  try {
    const response = await ofetch.raw<unknown, 'blob' | 'text'>(sending.address, {
      method: sending.method,
      headers: sending.headers,
      ...(sending.body === undefined ? {} : { body: sending.body }),
      signal,
      retry: false,
      ignoreResponseError: true,
      responseType: sending.asFile === true ? 'blob' : 'text',
      redirect: 'error',
      credentials: 'omit',
    });
    const location = response.headers.get('location');
    const body = response._data;
    const file = body instanceof Blob ? body : undefined;
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: typeof body === 'string' ? body : response.ok ? '' : ((await file?.text()) ?? ''),
      ...(file && { file }),
      date: response.headers.get('date'),
      ...(location !== null && { location }),
    };
  } catch (error) {
    if (sending.signal?.aborted === true) throw sending.signal.reason;
    if (!(error instanceof FetchError) && !timeout.aborted) throw error;
    const category = timeout.aborted ? 'timeout' : 'unreachable';
    // The browser may be wrong about the network, and a host may be down: both together mean offline.
    const isOffline = category === 'unreachable' && navigator.onLine === false;
    if (isOffline) reportReachability(false);
    const code = isOffline && wasOffline ? { code: OFFLINE } : {};
    throw new ServiceError({ category, ...code, call, requestId }, error);
  }
}
