import * as v from 'valibot';

/**
 * GET api/contactTracking (R7.11): changes since the last request of the same sign-in session. `generation` is
 * another one after each restore of the database (R9.14); a previous version of the service has none.
 */
export const contactTrackingResponse = v.object({
  events: v.array(v.picklist(['cards', 'contacts'])),
  generation: v.optional(v.string()),
});
export type TrackedEvent = 'cards' | 'contacts';
