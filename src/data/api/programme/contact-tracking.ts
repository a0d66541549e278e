import {
  contactTrackingResponse,
  type ContactTracking,
} from '#src/contract/programme/contact-tracking.ts';
import { callService } from '#src/data/http/service.ts';
import { parseResponse } from '../parse-response.ts';

/** What changed since the last request of this sign-in session (R7.11), and the database's generation. */
export async function fetchTrackedEvents(): Promise<ContactTracking> {
  const path = '/api/contactTracking';
  return parseResponse(contactTrackingResponse, await callService({ path }), `GET ${path}`);
}
