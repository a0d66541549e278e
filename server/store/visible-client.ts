import type { ClientRecord } from '#src/contract/client.ts';
import type { FoundClient } from './find-client.ts';

/**
 * The record as far as the signed-in address proves a right to it (threat T13). An old address may
 * have passed to somebody else, and a new one that no code confirmed may be a slip of the pen: they
 * get the flags, and addresses in part.
 */
export function visibleClient({ record, relation }: FoundClient, email: string): ClientRecord {
  const isConfirmed = record.is_client_email_confirmed && record.change_client_email === email;
  if (relation === 'current' || (relation === 'new' && isConfirmed)) return record;
  const address = (text: string | null) => (text === null || text === email ? text : mask(text));
  return {
    ...record,
    name: '',
    surname: '',
    patronymic: null,
    birth_date: null,
    sex: null,
    partner_id: null,
    phone: null,
    akada_fl_guid: null,
    bitrix_id: null,
    email: mask(record.email),
    change_client_email: address(record.change_client_email),
    change_b24_email: address(record.change_b24_email),
    old_emails: record.old_emails.filter((old) => old === email),
    change_client_phone: null,
    change_b24_phone: null,
    old_phones: [],
  };
}

/** The first letter and the domain: enough for its owner to know it again. */
const mask = (email: string): string => email.replace(/^(.).*@/, '$1…@');
