import { contactTrackingResponse, type TrackedEvent } from '#src/contract/contact-tracking.ts';
import { callService } from '../http/service.ts';
import { parseResponse } from './parse-response.ts';

/** What changed since the last request of this sign-in session (R7.11). */
export async function fetchTrackedEvents(): Promise<readonly TrackedEvent[]> {
  const path = '/api/contactTracking';
  return parseResponse(contactTrackingResponse, await callService({ path }), `GET ${path}`).events;
}
