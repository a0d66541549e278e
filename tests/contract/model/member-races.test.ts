import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { card } from '#server/database/schema/member/card.ts';
import { client } from '#server/database/schema/member/client.ts';
import { confirmationCode } from '#server/database/schema/member/confirmation-code.ts';
import { member } from '#server/database/schema/member/member.ts';
import { message } from '#server/database/schema/service/message.ts';
import { requireMember } from '#server/members/members.ts';
import { operationTotals } from '#server/operations/ledger.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { readBody } from '#tests/support/people/buy.ts';
import { cardForm } from '#tests/support/people/card-form.ts';
import { approveChange } from '#tests/support/people/email-change.ts';
import {
  requestAs,
  lastVerificationCode,
  countMessagesTo,
  wrongCodeFor,
} from '#tests/support/service/request-as.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';
import { untilServed } from '#tests/support/service/until-served.ts';

const databases = await testDatabases();

const repeat = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(databases)('races of a member on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const post = (email: string, path: string, body: object, requestId = randomUUID()) =>
    untilServed(() =>
      requestAs(test, email, `/service/api/${path}`, { method: 'POST', body, requestId }),
    );
  const statusesOf = (responses: readonly Response[]) =>
    new Set(responses.map(({ status }) => status));

  it('[R4.16] of one hundred wrong codes at once five are checked, the others are refused', async () => {
    const [email, phone] = ['guesser@example.test', '+79005550001'];
    await post(email, 'phoneVerification', { phone });
    const code = await lastVerificationCode(test, phone);
    const responses = await repeat(100, () =>
      untilServed(() =>
        requestAs(test, email, `/service/api/phoneVerification?code=${wrongCodeFor(code)}`),
      ),
    );
    const bodies = await Promise.all(responses.map(readBody));
    expect(statusesOf(responses)).toEqual(new Set([409]));
    expect(bodies.filter(({ errorCode }) => errorCode === 'CODE_WRONG')).toHaveLength(5);
    expect(bodies.filter(({ errorCode }) => errorCode === 'CODE_EXHAUSTED')).toHaveLength(95);
    const [row] = await test.db
      .select()
      .from(confirmationCode)
      .where(eq(confirmationCode.address, phone));
    expect(row?.attempts).toBe(5);
    const afterwards = await requestAs(test, email, `/service/api/phoneVerification?code=${code}`);
    expect((await readBody(afterwards)).errorCode).toBe('CODE_EXHAUSTED');
  });

  it('[R4.16] a right code that twenty tabs send at once is accepted once', async () => {
    const [email, phone] = ['tabs@example.test', '+79005550002'];
    await post(email, 'phoneVerification', { phone });
    const path = `/service/api/phoneVerification?code=${await lastVerificationCode(test, phone)}`;
    const responses = await repeat(20, () => untilServed(() => requestAs(test, email, path)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[R2.28] when twenty people request a code for one phone at once, one code is sent', async () => {
    const phone = '+79005550003';
    const responses = await repeat(20, (index) =>
      post(`pumper${index}@example.test`, 'phoneVerification', { phone }),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countMessagesTo(test, phone)).toBe(1);
  });

  it('[R7.17][R4.16] twenty tabs that create the client record at once create one, and all get it', async () => {
    const email = 'fresh@example.test';
    const responses = await repeat(20, () => post(email, 'user/add', {}));
    expect(statusesOf(responses)).toEqual(new Set([200]));
    expect(
      new Set(await repeat(20, (index) => responses[index]?.text() as Promise<string>)).size,
    ).toBe(1);
    expect(await test.db.$count(member, eq(member.email, email))).toBe(1);
    expect(await test.db.$count(client, eq(client.email, email))).toBe(1);
  });

  it('[R4.18] twenty tabs that request the virtual card at once create one', async () => {
    const email = 'virtual@example.test';
    await post(email, 'user/add', {});
    const responses = await repeat(20, () => post(email, 'bitrixLinkCard', { typeId: 1 }));
    expect(statusesOf(responses)).toEqual(new Set([200]));
    const { id } = await requireMember(test.db, email);
    expect(await test.db.$count(card, eq(card.memberId, id))).toBe(1);
  });

  it('[R7.6][R1.3] twenty get-card forms at once create one physical card and one welcome bonus', async () => {
    const [email, phone] = ['form@example.test', '+79005550004'];
    await post(email, 'bitrixLinkCard', { typeId: CARD_TYPE.virtual });
    await post(email, 'phoneVerification', { phone });
    await requestAs(
      test,
      email,
      `/service/api/phoneVerification?code=${await lastVerificationCode(test, phone)}`,
    );
    const responses = await repeat(20, () => post(email, 'bitrixLinkCard', cardForm(email, phone)));
    expect(statusesOf(responses)).toEqual(new Set([200]));
    const { id } = await requireMember(test.db, email);
    const isPhysical = eq(card.typeId, CARD_TYPE.physical);
    expect(await test.db.$count(card, and(eq(card.memberId, id), isPhysical))).toBe(1);
    expect((await operationTotals(test.db, id, 'WELCOME')).count).toBe(1);
  });

  it('[R7.20][R4.16] of six members who request one address and type its codes at once, one confirms it', async () => {
    const newEmail = 'popular@example.test';
    const emails = Array.from({ length: 6 }, (_, index) => `requester${index}@example.test`);
    const members = await Promise.all(
      emails.map(async (email) => {
        await post(email, 'user/add', {});
        const { id } = await requireMember(test.db, email);
        return { email, path: `/service/api/user/${id}/emailConfirmation` };
      }),
    );
    const body = { change_client_email: newEmail };
    const started = await Promise.all(
      members.map(({ email, path }) => requestAs(test, email, path, { method: 'PUT', body })),
    );
    expect(statusesOf(started)).toEqual(new Set([200]));
    const mails = await test.db.select().from(message).where(eq(message.to, newEmail));
    // Nobody knows which code is whose: each tries all of them.
    const tried = await Promise.all(
      members.flatMap(({ email, path }) =>
        mails.map(({ code }) =>
          requestAs(test, email, path, {
            method: 'POST',
            body: { code: Number(code), email: newEmail },
          }),
        ),
      ),
    );
    expect(tried.filter(({ status }) => status === 200)).toHaveLength(1);
    const confirmed = and(
      eq(client.changeClientEmail, newEmail),
      eq(client.isClientEmailConfirmed, true),
    );
    expect(await test.db.$count(client, confirmed)).toBe(1);
  });

  it('[R7.24] when ten tabs replace the address at once, all succeed and the member stays the same', async () => {
    const [email, newEmail] = ['mover@example.test', 'moved@example.test'];
    await post(email, 'user/add', {});
    const { id } = await requireMember(test.db, email);
    const path = `/service/api/user/${id}/emailConfirmation`;
    await requestAs(test, email, path, { method: 'PUT', body: { change_client_email: newEmail } });
    const code = await lastVerificationCode(test, newEmail);
    await requestAs(test, email, path, { method: 'POST', body: { code, email: newEmail } });
    await approveChange(test, id);
    const responses = await repeat(10, () =>
      requestAs(test, newEmail, '/service/api/user/replace', {
        method: 'PUT',
        body: { email: newEmail },
      }),
    );
    expect(statusesOf(responses)).toEqual(new Set([200]));
    expect((await requireMember(test.db, newEmail)).id).toBe(id);
  });
});
