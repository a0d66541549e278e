import { REQUEST_ID_HEADER, SOURCE_HEADER } from '#src/contract/headers.ts';

export interface SentRequest {
  readonly id: string;
  /** Method and path, without what the query says. */
  readonly call: string;
  /** Whether it is the member's or staff's (R6.2). */
  readonly marker: string | null;
  /** Null before the response, and when there is none. */
  readonly status: number | null;
}

/**
 * Reports what each request with an id really carries, and once more with the status of its response: for the debug
 * message of development builds (R9.15).
 */
export function watchRequests(report: (request: SentRequest) => void): void {
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const id = headers.get(REQUEST_ID_HEADER);
    if (id === null) return send(input, init);
    const address = input instanceof Request ? input.url : input.toString();
    const call = `${init?.method ?? 'GET'} ${new URL(address, location.href).pathname}`;
    const request = { id, call, marker: headers.get(SOURCE_HEADER), status: null };
    report(request);
    const response = await send(input, init);
    report({ ...request, status: response.status });
    return response;
  };
}
