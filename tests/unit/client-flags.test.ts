import { expect, test } from 'vitest';
import type { BusClient } from '#src/domain/client.ts';
import { clientFlags } from '#src/domain/email-change/client-flags.ts';

const client: BusClient = {
  id: 1,
  name: 'Анна',
  surname: 'Петрова',
  patronymic: null,
  birth_date: null,
  sex: null,
  partner_id: null,
  phone: null,
  akada_fl_guid: null,
  bitrix_id: null,
  email: 'own@example.test',
  change_client_email: 'new@example.test',
  change_b24_email: 'managers@example.test',
  old_emails: ['old@example.test'],
  change_client_phone: null,
  change_b24_phone: null,
  old_phones: [],
  is_client_email_confirmed: true,
  is_change_email: true,
  is_old_email: false,
  updated_terms: true,
};

test.each([
  ['own@example.test', 'isCurrentClient'],
  ['new@example.test', 'isNewClient'],
  ['managers@example.test', 'isNewClient'],
  ['old@example.test', 'isOldClient'],
] as const)('[R3.7] [R4.15] signed in as %s: %s', (email, flag) => {
  const { isNewClient, isCurrentClient, isOldClient } = clientFlags(client, email, false);
  const flags = { isNewClient, isCurrentClient, isOldClient };
  expect(flags).toEqual({
    isNewClient: false,
    isCurrentClient: false,
    isOldClient: false,
    [flag]: true,
  });
});

test('[R3.7] an unknown address has no relation to the record', () => {
  expect(clientFlags(client, 'other@example.test', false)).toMatchObject({
    isNewClient: false,
    isCurrentClient: false,
    isOldClient: false,
  });
});

test('[R3.7] the confirmation comes from the record, the completed replacement from the session', () => {
  expect(clientFlags(client, client.email, true)).toMatchObject({
    isChangeEmailConfirmed: true,
    isReplaceEmailCompleted: true,
  });
});
