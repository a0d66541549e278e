import * as v from 'valibot';

/** GET api/contactTracking (R7.11): what changed since the same sign-in session last asked. */
export const contactTrackingAnswer = v.object({
  events: v.array(v.picklist(['cards', 'contacts'])),
});
export type TrackedEvent = 'cards' | 'contacts';
