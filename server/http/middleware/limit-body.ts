import type { HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { RefusedError } from '#server/http/errors/refused-error.ts';
import { isRead } from './resolve-person.ts';

/** The only call of a member with a file (R2.27); its route limits the body itself, after the sign-in. */
export const TICKETS_PATH = '/api/technicalSupport';

/** Of the institution's calls with a file, whose routes limit the body themselves, after the sign-in and the role. */
export const IMPORTS_PATH = '/imports';
export const PICTURES_PATH = '/pictures';

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

const WITH_FILES = [
  `/service${TICKETS_PATH}`,
  `/programme/v1${IMPORTS_PATH}`,
  `/programme/v1${PICTURES_PATH}`,
];

const hasFile = ({ method, path }: HonoRequest): boolean =>
  method === 'POST' && WITH_FILES.some((known) => path === known || path.startsWith(`${known}/`));

/** Limits the body of every call without a file. Nobody reads the body of a GET. */
export const limitBodies = createMiddleware((c, next) =>
  isRead(c) || hasFile(c.req) ? next() : limitOrdinary(c, next),
);
