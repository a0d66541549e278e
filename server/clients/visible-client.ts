import type { FoundClient } from '#server/members/find-client.ts';
import type { ClientRecord } from '#src/contract/member/client.ts';

/**
 * The part of the record that the signed-in address may see. An old address may belong to
 * another person by now, and an unconfirmed new one may be a typing error: they get only the flags and
 * masked addresses.
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

/** Keeps the first character and the domain, by which the owner recognises the address. */
const mask = (email: string): string => email.replace(/^(.).*@/, '$1…@');
