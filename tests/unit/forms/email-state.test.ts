import fc from 'fast-check';
import { expect, test } from 'vitest';
import { branchActions } from '#src/domain/email-change/change-branch.ts';
import {
  emailState,
  isMaskedEmail,
  needsOldEmailSearch,
  type EmailFacts,
  type EmailState,
} from '#src/domain/email-change/email-state.ts';
import type { BusClient } from '#src/domain/member/client.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ME = 'me@example.test';
const OTHER = 'other@example.test';
const THIRD = 'third@example.test';
const OLD = 'old@example.test';

const record: BusClient = {
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
  email: ME,
  change_client_email: null,
  change_b24_email: null,
  old_emails: [],
  change_client_phone: null,
  change_b24_phone: null,
  old_phones: [],
  is_client_email_confirmed: false,
  is_change_email: false,
  is_old_email: false,
  updated_terms: true,
};
const attempt = {
  is_client_email_confirmed: false,
  is_approved: false,
  is_refused: false,
  approved_by_itself_at: null,
  current_attempts: 0,
  total_attempts: 5,
  time_limit: 86_400,
  deadline: '2026-11-23T13:00:00Z' as string | null,
  resend_at: null,
};
const facts: EmailFacts = {
  client: record,
  hasContact: true,
  signedInEmail: ME,
  attempt,
  now: NOW,
  replacement: 'idle',
  search: 'idle',
  isOwnerView: false,
};
const withClient = (client: Partial<BusClient>, others: Partial<EmailFacts> = {}): EmailFacts => ({
  ...facts,
  ...others,
  client: { ...record, ...client },
});

const requested = { change_client_email: OTHER };
const byManager = { change_b24_email: OTHER };
const confirmed = { is_client_email_confirmed: true };
const spent = { ...attempt, current_attempts: 5 };
const approved = { ...attempt, is_client_email_confirmed: true, is_approved: true };
const refused = { ...attempt, is_client_email_confirmed: true, is_refused: true };
const late = { ...attempt, deadline: '2026-11-23T11:00:00Z' };

/** The state in short: its kind, and the branch of the member’s own change. */
const inShort = (state: EmailState): string =>
  'branch' in state ? `${state.kind} ${state.branch}` : state.kind;

const CASES: readonly (readonly [string, EmailFacts])[] = [
  ['nothing', { ...facts, client: null }],
  ['nothing', withClient({ ...requested, ...byManager, email: OTHER }, { isOwnerView: true })],
  ['nothing', withClient({ email: OTHER })],
  [
    'replacing',
    withClient({ email: OTHER, change_client_email: ME, ...confirmed }, { attempt: approved }),
  ],
  ['newUnapproved', withClient({ email: OTHER, change_client_email: ME, ...confirmed })],
  [
    'newUnapproved',
    withClient({ email: OTHER, change_client_email: ME, ...confirmed }, { attempt: null }),
  ],
  [
    'newRefused',
    withClient({ email: OTHER, change_client_email: ME, ...confirmed }, { attempt: refused }),
  ],
  ['replacing', withClient({}, { replacement: 'running' })],
  ['completed', withClient({}, { replacement: 'completed' })],
  [
    'badReplace',
    withClient({ email: OTHER, change_client_email: ME, ...confirmed }, { replacement: 'failed' }),
  ],
  ['blocked', withClient(byManager)],
  ['newUnconfirmed', withClient({ email: OTHER, change_client_email: ME })],
  [
    'newUnconfirmed',
    withClient({ email: OTHER, change_client_email: ME, change_b24_email: THIRD }),
  ],
  ['newByManager', withClient({ email: OTHER, change_b24_email: ME })],
  [
    'newByManager',
    withClient({ email: OTHER, change_b24_email: ME, change_client_email: THIRD, ...confirmed }),
  ],
  ['old', withClient({ email: OTHER, old_emails: [ME] })],
  ['registration', withClient({ ...requested, ...byManager, ...confirmed }, { hasContact: false })],
  ['mismatch', withClient({ ...requested, change_b24_email: THIRD }, { hasContact: false })],
  ['searching', withClient({ bitrix_id: 7 }, { hasContact: false, search: 'running' })],
  [
    'oldFound',
    withClient({ bitrix_id: 7, old_emails: [OLD] }, { hasContact: false, search: { email: OLD } }),
  ],
  ['differentFound', withClient({ bitrix_id: 7 }, { hasContact: false, search: { email: OTHER } })],
  ['change none', withClient({ bitrix_id: 7 }, { hasContact: false, search: { email: null } })],
  ['change none', withClient({ bitrix_id: 7 }, { hasContact: false, search: { email: ME } })],
  ['change none', withClient({})],
  ['change confirmed', withClient({ ...requested, ...confirmed })],
  ['change approved', withClient({ ...requested, ...confirmed }, { attempt: approved })],
  ['change refused', withClient({ ...requested, ...confirmed }, { attempt: refused })],
  ['change other-system', withClient({ ...requested, ...byManager })],
  ['change other-system', withClient(byManager, { hasContact: null })],
  ['change expired', withClient(requested, { attempt: late })],
  ['change exhausted', withClient(requested, { attempt: spent })],
  ['change pending', withClient(requested)],
  ['change unknown', withClient(requested, { attempt: null })],
  ['change none', withClient({}, { attempt: null })],
  ['change confirmed', withClient({ ...requested, ...confirmed }, { attempt: null })],
  ['change other-system', withClient({ ...requested, ...byManager }, { attempt: null })],
];

test.each(CASES)('[R4.14] [R4.15] %s', (state, given) => {
  expect(inShort(emailState(given))).toBe(state);
});

test.each([
  ['none without a request', {}, null],
  ['the member’s own request', requested, OTHER],
  ['the manager’s request', byManager, OTHER],
  ['the member’s own one of two', { ...requested, change_b24_email: THIRD }, OTHER],
])('[R4.15] the new address on the screen is %s', (_, client, newEmail) => {
  expect(emailState(withClient(client, { hasContact: null }))).toMatchObject({
    kind: 'change',
    newEmail,
  });
});

/** All kinds, by the type: a new one needs a case. */
const KINDS: Readonly<Record<EmailState['kind'], true>> = {
  nothing: true,
  replacing: true,
  completed: true,
  badReplace: true,
  blocked: true,
  newUnconfirmed: true,
  newUnapproved: true,
  newRefused: true,
  newByManager: true,
  old: true,
  registration: true,
  mismatch: true,
  searching: true,
  oldFound: true,
  differentFound: true,
  change: true,
};

test('[R4.15] every state can be reached', () => {
  const reached = new Set(CASES.map(([, given]) => emailState(given).kind));
  expect([...reached].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test('[R4.16] without the service’s time no deadline has passed, whatever the device’s clock shows', () => {
  expect(inShort(emailState(withClient(requested, { attempt: late, now: null })))).toBe(
    'change pending',
  );
});

const address = fc.constantFrom(ME, OTHER, THIRD, 'm…@example.test');
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const someFacts: fc.Arbitrary<EmailFacts> = fc.record({
  client: perhaps(
    fc
      .record({
        email: address,
        change_client_email: perhaps(address),
        change_b24_email: perhaps(address),
        old_emails: fc.subarray([ME, OLD]),
        bitrix_id: perhaps(fc.constant(7)),
        is_client_email_confirmed: fc.boolean(),
        is_change_email: fc.boolean(),
        is_old_email: fc.boolean(),
      })
      .map((fields): BusClient => ({ ...record, ...fields })),
  ),
  hasContact: perhaps(fc.boolean()),
  signedInEmail: fc.constantFrom(ME, OTHER),
  attempt: perhaps(fc.constantFrom(attempt, spent, late, approved, { ...attempt, deadline: null })),
  now: perhaps(fc.constant(NOW)),
  replacement: fc.constantFrom('idle', 'running', 'completed', 'failed'),
  search: fc.oneof(
    fc.constantFrom('idle' as const, 'running' as const),
    perhaps(fc.constantFrom(ME, OTHER, OLD)).map((email) => ({ email })),
  ),
  isOwnerView: fc.boolean(),
});

/** The condition of each state, without those before it (R4.15). */
function expectedKind({ client, ...rest }: EmailFacts): EmailState['kind'] {
  const { hasContact, signedInEmail, replacement, search, attempt } = rest;
  if (client === null || rest.isOwnerView) return 'nothing';
  const { email, change_client_email: own, change_b24_email: manager } = client;
  const isCurrent = email === signedInEmail;
  const isNew = !isCurrent && [own, manager].includes(signedInEmail);
  const isOld = !isCurrent && !isNew && client.old_emails.includes(signedInEmail);
  const isConfirmed = client.is_client_email_confirmed;
  const isProven = isNew && own === signedInEmail && isConfirmed;
  const isRequestedBoth = isCurrent && hasContact === false && own !== null && manager !== null;
  const isSearched = isCurrent && hasContact === false && client.bitrix_id !== null;
  const found = typeof search === 'object' && search.email !== signedInEmail ? search.email : null;
  const rules: readonly (readonly [EmailState['kind'], boolean])[] = [
    ['completed', replacement === 'completed'],
    ['badReplace', replacement === 'failed'],
    ['replacing', replacement === 'running' || (isProven && attempt?.is_approved === true)],
    ['newRefused', isProven && attempt?.is_refused === true],
    ['newUnapproved', isProven],
    [
      'blocked',
      isCurrent && hasContact === true && manager !== null && own === null && !isConfirmed,
    ],
    ['newUnconfirmed', isNew && own !== null && !isConfirmed],
    ['newByManager', isNew && manager !== null],
    ['old', isOld],
    ['registration', isRequestedBoth && own === manager && isConfirmed],
    ['mismatch', isRequestedBoth && own !== manager],
    ['searching', isSearched && search === 'running'],
    ['oldFound', isSearched && found !== null && client.old_emails.includes(found)],
    ['differentFound', isSearched && found !== null],
    ['change', isCurrent],
  ];
  return rules.find(([, holds]) => holds)?.[0] ?? 'nothing';
}

test('[R4.15] every combination of flags has exactly one state, by the documented precedence', () => {
  const reached = new Set<string>();
  fc.assert(
    fc.property(someFacts, (given) => {
      const state = emailState(given);
      reached.add(inShort(state));
      expect(state.kind).toBe(expectedKind(given));
    }),
    { numRuns: 20_000 },
  );
  expect([...reached].filter((state) => !CASES.some(([known]) => known === state))).toEqual([]);
});

test('[R4.14] [R4.16] confirmed, other system and exhausted allow nothing; a refused change can only be cancelled', () => {
  const nothing = { canEnter: false, canRepeat: false, canResend: false, canCancel: false };
  for (const branch of ['confirmed', 'approved', 'other-system', 'exhausted', 'unknown'] as const) {
    expect(branchActions(branch)).toEqual(nothing);
  }
  expect(branchActions('refused')).toEqual({ ...nothing, canCancel: true });
  expect(branchActions('none')).toMatchObject({ canEnter: true, canCancel: false });
  const open = { canEnter: false, canResend: true, canCancel: true };
  expect(branchActions('expired')).toEqual({ ...open, canRepeat: false });
  expect(branchActions('pending')).toEqual({ ...open, canRepeat: true });
});

test('[R7.14] [R4.16] the search runs for a current client with a CRM id and without a contact', () => {
  const linked = { ...record, bitrix_id: 7 };
  expect(needsOldEmailSearch(linked, false, ME)).toBe(true);
  expect(needsOldEmailSearch(linked, true, ME)).toBe(false);
  expect(needsOldEmailSearch(record, false, ME)).toBe(false);
  expect(needsOldEmailSearch({ ...linked, email: OTHER, old_emails: [ME] }, false, ME)).toBe(false);
});

test('[R4.15] a masked address is recognised', () => {
  expect(isMaskedEmail('m…@example.test')).toBe(true);
  expect(isMaskedEmail('m@example.test')).toBe(false);
});
