import { clearResponses } from '#src/data/http/response-cache.ts';

/** Drops the cached responses of the session, also those that are still pending (R7.31). */
export const clearSessionResponses = (): void => clearResponses();
