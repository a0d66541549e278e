import { checkContacts } from '#server/config/contacts.ts';
import json from './contacts.json' with { type: 'json' };

/** The invented contacts of the demonstration's brands. */
export const DEMO_CONTACTS = checkContacts(json, 'server/demo/contacts.json');
