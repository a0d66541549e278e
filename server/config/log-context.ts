import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';

/** What a log line holds about its request; no personal data (R10.5). */
export interface RequestContext {
  /** The request's X-Request-ID, or a generated one. */
  readonly id: string;
  /** Pattern of the path, such as `/service/api/orders/:id`. */
  route?: string;
  /** A one-way hash that is the same for all requests of one person. */
  subject?: string;
}

// hono/context-storage knows no request that the identity provider or a probe serves.
const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs the handler of a request, so that everything it logs carries the request's id. */
export const withRequestContext = <T>(context: RequestContext, serve: () => T): T =>
  contexts.run(context, serve);

/** The request that is being served here; undefined outside of one. */
export const requestContext = (): RequestContext | undefined => contexts.getStore();

export const hashOfSubject = (subject: string): string =>
  hash('sha256', subject, 'base64url').slice(0, 12);
