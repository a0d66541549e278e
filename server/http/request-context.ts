import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

/** What a log line says of the request that it belongs to; no personal data (R10.5). */
export interface RequestContext {
  /** The client's X-Request-ID, or an own one. */
  readonly id: string;
  /** Pattern of the path, such as `/service/api/orders/:id`. */
  route?: string;
  /** Stands for the person: the same for all requests of theirs, and leads nowhere. */
  subject?: string;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs what serves a request, so that everything it logs carries the request's id. */
export const withRequestContext = <T>(context: RequestContext, serve: () => T): T =>
  contexts.run(context, serve);

/** The request that is being served here; undefined outside of one. */
export const requestContext = (): RequestContext | undefined => contexts.getStore();

/** A short one-way mark of a subject. */
export const markOf = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 12);
