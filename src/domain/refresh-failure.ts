import { FAILURE, SILENCE, type Failure } from './empty-reason.ts';
import { isSilence, ServiceError } from './service-error.ts';

/** What a failed refresh says: nothing responded, or the service failed, or somebody refused (R8.2, R9.11). */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ServiceError)) return FAILURE;
  const { category, status, text } = error;
  // A captive portal responds with its page instead of data.
  const isPortal = category === 'foreign' && (status ?? 0) < 400;
  if (isSilence(error) || isPortal) return SILENCE;
  const isFault = category === 'server' || category === 'contract';
  return { cause: isFault ? 'failed' : 'refused', text };
}
