import * as v from 'valibot';

/** GET api/contactTracking (R7.11): changes since the last request of the same sign-in session. */
export const contactTrackingResponse = v.object({
  events: v.array(v.picklist(['cards', 'contacts'])),
});
export type TrackedEvent = 'cards' | 'contacts';
