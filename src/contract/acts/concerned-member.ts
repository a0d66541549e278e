import * as v from 'valibot';
import { memberReference } from '../common.ts';

/** The member whom an order, an invitation or a ticket belongs to, as staff sees them in a list. */
export const concernedMember = v.object({ reference: memberReference, name: v.string() });
