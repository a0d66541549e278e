import type { ResponseObject } from './document.ts';

interface ErrorResponse extends Omit<ResponseObject, 'content'> {
  /** Key in the document's components. */
  readonly name: string;
}

export type ErrorStatusKey = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503;

const retryAfter = {
  'Retry-After': { description: 'Seconds after which to try again', schema: { type: 'integer' } },
};

/** The refusals of errors/refused-error.ts by their status. */
export const ERROR_RESPONSES: Readonly<Record<ErrorStatusKey, ErrorResponse>> = {
  400: { name: 'Invalid', description: 'A field, a query or a header is missing or wrong' },
  401: { name: 'Unauthenticated', description: 'No good access token' },
  403: { name: 'Forbidden', description: 'Another person’s data, or a write in owner view' },
  404: { name: 'NotFound', description: 'There is no such thing, or it is another person’s' },
  409: {
    name: 'Conflict',
    description: 'Refused as things stand; `errorCode` says why, `details` has the fresh figures',
  },
  413: { name: 'TooLarge', description: 'The body is too large' },
  415: { name: 'UnsupportedType', description: 'The body has another type than the call takes' },
  429: { name: 'TooManyRequests', description: 'Too many requests', headers: retryAfter },
  503: {
    name: 'Unavailable',
    description: 'The service starts, or the identity provider cannot be asked',
    headers: retryAfter,
  },
};
