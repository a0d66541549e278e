import { contactTrackingAnswer, type TrackedEvent } from '#src/contract/contact-tracking.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

/** What changed since this sign-in session last asked (R7.11). */
export async function fetchTrackedEvents(): Promise<readonly TrackedEvent[]> {
  const path = '/api/contactTracking';
  return parseAnswer(contactTrackingAnswer, await callService({ path }), `GET ${path}`).events;
}
