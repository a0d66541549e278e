import { EMAIL_STATES } from './email-states.ts';
import { MEMBERS } from './members.ts';
import type { Person } from './person.ts';
import { STAFF } from './staff.ts';

/** Everyone who can sign in to the demonstration. */
export const PEOPLE: readonly Person[] = [...MEMBERS, ...EMAIL_STATES, ...STAFF];
