import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { isRead } from './resolve-person.ts';

/** The only call with a file (R2.27); its route limits the body itself, after the sign-in. */
export const TICKETS_PATH = '/api/technicalSupport';

/** The largest body of a call without a file, in bytes. */
export const MAX_BODY = 64 * 1024;

/**
 * Refuses a larger body with 413 TOO_LARGE.
 * @param maxSize bytes
 */
export const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new RefusedError({ status: 413, code: 'TOO_LARGE' });
    },
  });

const limitOrdinary = limitBody(MAX_BODY);

const isTicket = ({ method, path }: HonoRequest): boolean =>
  method === 'POST' && path === `/service${TICKETS_PATH}`;

/** Limits the body of every call without a file. Nobody reads the body of a GET. */
export const limitBodies = createMiddleware((c, next) =>
  isRead(c) || isTicket(c.req) ? next() : limitOrdinary(c, next),
);
