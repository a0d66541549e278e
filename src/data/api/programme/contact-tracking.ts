import { contactTrackingResponse } from '#src/contract/programme/contact-tracking.ts';
import { callAndParse } from '../call-and-parse.ts';

/** What changed since the last request of this sign-in session (R7.11), and the database's generation. */
export const fetchTrackedEvents = () =>
  callAndParse(contactTrackingResponse, { path: '/api/contactTracking' });
