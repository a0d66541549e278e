import * as v from 'valibot';
import { memberReference } from '../common.ts';

/** The member whom an order, an invitation or a ticket belongs to, as staff sees them in a list. */
export const concernedMember = v.object({ reference: memberReference, name: v.string() });

/** The body of an act that needs no more than its path, such as POST /programme/v1/orders/{id}/hand-out. */
export const emptyBody = v.strictObject({});
