import * as v from 'valibot';
import type { Goal } from '../../domain/catalog/goal.ts';
import { emailQuery, id, requestedId, timestamp } from '../common.ts';

/** GET api/goal (R2.13): the product that the person saves for; null when none is chosen. */
export const goalQuery = v.object(emailQuery);
export const goalResponse = v.object({
  goal: v.nullable(
    v.object({ prodId: id, savedAt: timestamp }) satisfies v.GenericSchema<unknown, Goal>,
  ),
});

/** PUT api/goal: an item of the catalog, or null for no goal. */
export const goalBody = v.strictObject({ prodId: v.nullable(requestedId) });
