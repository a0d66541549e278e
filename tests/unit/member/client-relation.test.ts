import { expect, test } from 'vitest';
import { clientRelation } from '#src/domain/email-change/client-relation.ts';

const client = {
  email: 'own@example.test',
  change_client_email: 'new@example.test',
  change_b24_email: 'managers@example.test',
  old_emails: ['old@example.test'],
};

test.each([
  ['own@example.test', 'current'],
  ['new@example.test', 'new'],
  ['managers@example.test', 'new'],
  ['old@example.test', 'old'],
  ['other@example.test', null],
] as const)(
  '[R3.7] [R4.15] signed in as %s, whose relation to the record is «%s»',
  (email, relation) => {
    expect(clientRelation(client, email)).toBe(relation);
  },
);
