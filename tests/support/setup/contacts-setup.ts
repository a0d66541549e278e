import contacts from '#server/demo/contacts.json' with { type: 'json' };
import { NO_CONTACTS } from '#src/domain/contacts.ts';
import { config, storeConfig } from '#src/platform/config.ts';

// Components are drawn without the page in which the server writes what the institution says of itself.
storeConfig({ ...config(), contacts: { ...NO_CONTACTS, ...contacts.synergy } });
