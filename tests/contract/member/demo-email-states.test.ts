import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailOf } from '#server/demo/accounts.ts';
import { resetAccount, seedAll } from '#server/demo/fill-database.ts';
import { createSandbox } from '#server/demo/sandbox/sandbox.ts';
import { clientResponse } from '#src/contract/member/client.ts';
import { contactsResponse } from '#src/contract/member/contacts.ts';
import { emailConfirmationResponse } from '#src/contract/member/email-confirmation.ts';
import { ticketsResponse } from '#src/contract/programme/support.ts';
import { clientRelation, needsReplacement } from '#src/domain/email-change/client-relation.ts';
import { emailChangeState } from '#src/domain/email-change/email-change.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import { getAs } from '#tests/support/service/get-as.ts';
import { requestAs, lastVerificationCode } from '#tests/support/service/request-as.ts';
import { createAppOn, type TestApp } from '#tests/support/service/test-app.ts';

let test: Pick<TestApp, 'app' | 'db' | 'close'>;
beforeAll(async () => {
  const store = await openFreshEmbedded();
  await seedAll(store.db, { now: new Date() });
  const sandbox = createSandbox({ password: 'demo', reset: () => Promise.resolve() });
  test = { ...store, app: createAppOn(store.db, { sandbox }) };
});
afterAll(() => test.close());

/** Reads an account's state by the requests that the app sends. */
async function stateOf(name: string) {
  const email = emailOf(name);
  const { client } = v.parse(clientResponse, await getAs(test, email, 'api/user/get'));
  const relation = clientRelation(client, email);
  const { contacts } = v.parse(contactsResponse, await getAs(test, email, 'v2/api/contacts'));
  const { tickets } = v.parse(ticketsResponse, await getAs(test, email, 'api/technicalSupport'));
  const hasContact = contacts.length > 0;
  // The service returns no progress to a user with an old address.
  if (relation === 'old') return { email, client, relation, hasContact, tickets, state: null };
  const progress = v.parse(
    emailConfirmationResponse,
    await getAs(test, email, `api/user/${client.id}/emailConfirmation`),
  );
  const state = emailChangeState(client, progress, Date.now());
  return { email, client, relation, hasContact, tickets, state };
}

describe('the accounts for e-mail changes', () => {
  it.each([
    ['email-confirmed', 'confirmed'],
    ['email-none', 'none'],
    ['email-other-system', 'other-system'],
    ['email-expired', 'expired'],
    ['email-exhausted', 'exhausted'],
    ['email-pending', 'pending'],
  ])('[R4.14] %s is a current client with a contact, in the state %s', async (name, state) => {
    expect(await stateOf(name)).toMatchObject({ relation: 'current', hasContact: true, state });
  });

  it('[R4.14][R7.15] a confirmed change has a support ticket', async () => {
    expect((await stateOf('email-confirmed')).tickets).toMatchObject([
      { category_code: 'PROFILE_CHANGING', status_code: 'NEW' },
    ]);
  });

  it('[R4.14][R4.15] email-blocked meets the conditions of the blocking window, email-other-system does not', async () => {
    const isBlocked = ({ client, relation, hasContact }: Awaited<ReturnType<typeof stateOf>>) =>
      hasContact &&
      relation === 'current' &&
      client.change_b24_email !== null &&
      client.change_client_email === null &&
      !client.is_client_email_confirmed;
    expect(isBlocked(await stateOf('email-blocked'))).toBe(true);
    expect(isBlocked(await stateOf('email-other-system'))).toBe(false);
  });

  it('[R4.15] email-new-client waits for its code and has no contact under the new address', async () => {
    const account = await stateOf('email-new-client');
    expect(account).toMatchObject({ relation: 'new', hasContact: false, state: 'pending' });
    expect(needsReplacement(account.client, account.email)).toBe(false);
  });

  it('[R4.15] email-old-client signs in with an old address and has no contact', async () => {
    expect(await stateOf('email-old-client')).toMatchObject({ relation: 'old', hasContact: false });
  });

  it('[R4.15] email-mismatch has two different new addresses and no contact', async () => {
    const { client, relation, hasContact } = await stateOf('email-mismatch');
    expect({ relation, hasContact, bitrixId: client.bitrix_id }).toEqual({
      relation: 'current',
      hasContact: false,
      bitrixId: null,
    });
    expect(client.change_client_email).not.toBe(client.change_b24_email);
  });

  it('[R4.16][R7.24] email-replaced needs the replacement, after which it has its contact', async () => {
    const before = await stateOf('email-replaced');
    expect(before).toMatchObject({ relation: 'new', hasContact: false });
    expect(needsReplacement(before.client, before.email)).toBe(true);
    const { email } = before;
    const replaced = await requestAs(test, email, '/service/api/user/replace', {
      method: 'PUT',
      body: { email },
    });
    expect(replaced.status).toBe(200);
    expect(await stateOf('email-replaced')).toMatchObject({
      relation: 'current',
      hasContact: true,
      state: 'none',
    });
    await resetAccount(test.db, email);
    expect(await stateOf('email-replaced')).toMatchObject({ relation: 'new', hasContact: false });
  });

  it('a reset deletes the codes and e-mails of an account', async () => {
    const { email, client } = await stateOf('email-pending');
    const address = client.change_client_email ?? '';
    await ageCodes(test, address, 61);
    const path = `/service/api/user/${client.id}/emailConfirmation/send`;
    expect((await requestAs(test, email, path, { method: 'POST' })).status).toBe(200);
    expect(await lastVerificationCode(test, address)).toBeGreaterThan(0);
    await resetAccount(test.db, email);
    await expect(lastVerificationCode(test, address)).rejects.toThrow('got no code');
    expect((await stateOf('email-pending')).state).toBe('pending');
  });
});

describe('POST /sandbox/clients', () => {
  const postClient = (body: object) =>
    test.app.request('/sandbox/clients', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('[R4.14][R4.15] sets the state of an account’s e-mail change', async () => {
    const email = emailOf('student');
    const address = 'next@example.test';
    const states = [
      [
        { change_client_email: address, confirmation: { attempts: 5, deadlineInS: 60 } },
        'exhausted',
      ],
      [{ change_client_email: address, confirmation: { attempts: 0, deadlineInS: -1 } }, 'expired'],
      [{ change_client_email: address, confirmation: { attempts: 4, deadlineInS: 60 } }, 'pending'],
      [{ change_b24_email: address }, 'other-system'],
      [{ is_client_email_confirmed: true }, 'confirmed'],
    ] as const;
    for (const [fields, state] of states) {
      expect((await postClient({ email, ...fields })).status).toBe(200);
      expect((await stateOf('student')).state).toBe(state);
    }
    const record_email = 'before@example.test';
    await postClient({ email, record_email, change_client_email: email, contact_email: null });
    expect(await stateOf('student')).toMatchObject({ relation: 'new', hasContact: false });
    await postClient({ email, contact_email: record_email, record_email: email });
    expect(await stateOf('student')).toMatchObject({ relation: 'current', hasContact: false });
    await resetAccount(test.db, email);
    expect(await stateOf('student')).toMatchObject({ relation: 'current', hasContact: true });
  });

  it('refuses an unknown address, an unknown field and another member’s address', async () => {
    expect((await postClient({ email: 'nobody@example.test', name: 'А' })).status).toBe(404);
    expect((await postClient({ email: emailOf('poor'), change_email_code: '1' })).status).toBe(400);
    const taken = { email: emailOf('poor'), record_email: emailOf('student') };
    expect((await postClient(taken)).status).toBe(409);
  });
});
