import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMember } from '#server/store/members.ts';
import { clientReplaceAnswer } from '#src/contract/client.ts';
import { ticketsAnswer } from '#src/contract/support.ts';
import { callAs, wrongFor } from '#tests/support/call-as.ts';
import { emailChangeOf, errorOf, newClient } from '#tests/support/email-change.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let change: ReturnType<typeof emailChangeOf>;
beforeAll(async () => {
  test = await createTestApp();
  change = emailChangeOf(test);
});
afterAll(() => test.close());

describe('the new address takes over', () => {
  const replace = (email: string, body: object) =>
    callAs(test, email, '/service/api/user/replace', { method: 'PUT', body });

  it('[R7.24][R4.16] record, contact, cards and coins follow the signed-in confirmed address, once', async () => {
    const person = await change.confirmed();
    expect(await findMember(test.db, person.wanted)).toBeUndefined();
    for (const _ of ['first', 'again']) {
      const answer = await replace(person.wanted, { email: person.wanted, code: person.code });
      expect(v.parse(clientReplaceAnswer, await answer.json())).toEqual({ id: person.id });
    }
    expect((await findMember(test.db, person.wanted))?.id).toBe(person.id);
    expect(await change.recordOf(person.wanted)).toMatchObject({
      email: person.wanted,
      change_client_email: null,
      old_emails: [person.email],
      is_client_email_confirmed: false,
    });
    const path = '/service/api/technicalSupport?status_code=NEW';
    const answer = await callAs(test, person.wanted, path);
    expect(v.parse(ticketsAnswer, await answer.json()).tickets).toEqual([]);
  });

  it('[R7.24] a session that no longer has the code needs none, a wrong one is refused', async () => {
    const person = await change.confirmed();
    const wrong = await replace(person.wanted, {
      email: person.wanted,
      code: wrongFor(person.code),
    });
    expect(await errorOf(wrong)).toMatchObject({ status: 409, errorCode: 'CODE_WRONG' });
    expect((await replace(person.wanted, { email: person.wanted })).status).toBe(200);
  });

  it('[R7.24] not before the confirmation, not from another address, not for a stranger', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    expect(await errorOf(await replace(person.wanted, { email: person.wanted }))).toMatchObject({
      status: 409,
      errorCode: 'EMAIL_CHANGE_NOT_CONFIRMED',
    });
    expect(await errorOf(await replace(person.email, { email: person.wanted }))).toMatchObject({
      status: 400,
      field: 'email',
    });
    const stranger = 'stranger@example.test';
    expect((await replace(stranger, { email: stranger })).status).toBe(404);
  });

  it('[R4.15] a new or old address that proves nothing sees flags and addresses in part', async () => {
    const person = await newClient(test);
    await change.start(person, person.wanted);
    expect(await change.recordOf(person.wanted)).toMatchObject({
      id: person.id,
      name: '',
      phone: null,
      email: 'c…@example.test',
      change_client_email: person.wanted,
    });
    const moved = await change.confirmed();
    expect((await change.recordOf(moved.wanted)).phone).toBe('+79001112233');
    await replace(moved.wanted, { email: moved.wanted });
    const old = await change.recordOf(moved.email);
    expect(old).toMatchObject({ name: '', phone: null, old_emails: [moved.email] });
    expect(old.email).not.toBe(moved.wanted);
    expect((await change.call(moved.email, moved.id)).status).toBe(404);
  });
});
