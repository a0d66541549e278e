import { expect, it } from 'vitest';
import { clientRelation, needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { emailChangeState } from '#src/domain/email-change/email-change.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const record = {
  email: 'own@example.test',
  change_client_email: null as string | null,
  change_b24_email: null as string | null,
  old_emails: ['old@example.test'],
  is_client_email_confirmed: false,
};
const attempt = {
  current_attempts: 0,
  total_attempts: 5,
  time_limit: 86_400,
  deadline: '2026-11-21T13:00:00Z' as string | null,
  resend_at: null,
};

it.each([
  ['own@example.test', 'current'],
  ['next@example.test', 'new'],
  ['manager@example.test', 'new'],
  ['old@example.test', 'old'],
  ['nobody@example.test', null],
])('[R4.15] %s is %s', (email, relation) => {
  const changing = {
    ...record,
    change_client_email: 'next@example.test',
    change_b24_email: 'manager@example.test',
  };
  expect(clientRelation(changing, email)).toBe(relation);
});

it('[R4.15] the record’s own address stays «current» when it is also a new or an old one', () => {
  const both = { ...record, change_client_email: record.email, old_emails: [record.email] };
  expect(clientRelation(both, record.email)).toBe('current');
});

const spent = { ...attempt, current_attempts: 5 };
const late = { ...spent, deadline: '2026-11-21T11:59:59Z' };
const wanted = { change_client_email: 'next@example.test' };
const managers = { change_b24_email: 'manager@example.test' };

it.each([
  ['confirmed', { ...wanted, ...managers, is_client_email_confirmed: true }, late],
  ['none', {}, late],
  ['other-system', { ...wanted, ...managers }, late],
  ['other-system', managers, attempt],
  ['expired', wanted, late],
  ['expired', wanted, { ...attempt, deadline: null }],
  ['expired', wanted, { ...attempt, deadline: new Date(NOW).toISOString() }],
  ['pending', wanted, { ...attempt, deadline: new Date(NOW + 1).toISOString() }],
  ['exhausted', wanted, spent],
  ['pending', wanted, attempt],
])('[R4.14] the earlier rule takes precedence: %s', (state, fields, progress) => {
  expect(emailChangeState({ ...record, ...fields }, progress, NOW)).toBe(state);
});

it('[R4.15] only the requested and confirmed address allows the replacement', () => {
  const confirmed = { ...record, ...wanted, is_client_email_confirmed: true };
  expect(needsReplacement(confirmed, 'next@example.test')).toBe(true);
  expect(needsReplacement({ ...record, ...wanted }, 'next@example.test')).toBe(false);
  expect(needsReplacement(confirmed, record.email)).toBe(false);
  expect(needsReplacement({ ...confirmed, ...managers }, 'manager@example.test')).toBe(false);
});
