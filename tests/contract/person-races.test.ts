import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationTotals } from '#server/store/ledger.ts';
import { requireMember } from '#server/store/members.ts';
import { card } from '#server/store/schema/card.ts';
import { client } from '#server/store/schema/client.ts';
import { confirmationCode } from '#server/store/schema/confirmation-code.ts';
import { member } from '#server/store/schema/member.ts';
import { CARD_TYPE } from '#src/domain/card.ts';
import { readBody } from '#tests/support/buy.ts';
import { callAs, lastCode, messagesTo, wrongFor } from '#tests/support/call-as.ts';
import { cardForm } from '#tests/support/card-form.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { createPostgresApp, createTestApp, type TestApp } from '#tests/support/test-app.ts';

const postgres: TestPostgres | null = await startPostgres();
afterAll(() => postgres?.stop());

const databases = [
  { name: 'the embedded database', open: () => createTestApp() },
  ...(postgres ? [{ name: 'PostgreSQL', open: () => createPostgresApp(postgres.url) }] : []),
];

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(databases)('races of a person on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  }, 60_000);
  afterAll(() => test.close());

  const post = (email: string, path: string, body: object, requestId = randomUUID()) =>
    callAs(test, email, `/service/api/${path}`, { method: 'POST', body, requestId });
  const statusesOf = (answers: readonly Response[]) => new Set(answers.map(({ status }) => status));

  it('[R4.16] one hundred guesses at once count five', async () => {
    const [email, phone] = ['guesser@example.test', '+79005550001'];
    await post(email, 'phoneVerification', { phone });
    const right = await lastCode(test, phone);
    const answers = await times(100, () =>
      callAs(test, email, `/service/api/phoneVerification?code=${wrongFor(right)}`),
    );
    const bodies = await Promise.all(answers.map(readBody));
    expect(statusesOf(answers)).toEqual(new Set([409]));
    expect(bodies.filter(({ errorCode }) => errorCode === 'CODE_WRONG')).toHaveLength(5);
    expect(bodies.filter(({ errorCode }) => errorCode === 'CODE_EXHAUSTED')).toHaveLength(95);
    const [row] = await test.db
      .select()
      .from(confirmationCode)
      .where(eq(confirmationCode.address, phone));
    expect(row?.attempts).toBe(5);
    const late = await callAs(test, email, `/service/api/phoneVerification?code=${right}`);
    expect((await readBody(late)).errorCode).toBe('CODE_EXHAUSTED');
  });

  it('[R4.16] the right code among many tabs is used up once', async () => {
    const [email, phone] = ['tabs@example.test', '+79005550002'];
    await post(email, 'phoneVerification', { phone });
    const path = `/service/api/phoneVerification?code=${await lastCode(test, phone)}`;
    const answers = await times(20, () => callAs(test, email, path));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('[R2.28] twenty people who ask for codes to one phone send one', async () => {
    const phone = '+79005550003';
    const answers = await times(20, (index) =>
      post(`pumper${index}@example.test`, 'phoneVerification', { phone }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await messagesTo(test, phone)).toBe(1);
  });

  it('[R7.17][R4.16] twenty tabs that make the record at once make one, and all get it', async () => {
    const email = 'fresh@example.test';
    const answers = await times(20, () => post(email, 'user/add', {}));
    expect(statusesOf(answers)).toEqual(new Set([200]));
    expect(
      new Set(await times(20, (index) => answers[index]?.text() as Promise<string>)).size,
    ).toBe(1);
    expect(await test.db.$count(member, eq(member.email, email))).toBe(1);
    expect(await test.db.$count(client, eq(client.email, email))).toBe(1);
  });

  it('[R4.18] twenty tabs that want the virtual card at once get one', async () => {
    const email = 'virtual@example.test';
    await post(email, 'user/add', {});
    const answers = await times(20, () => post(email, 'bitrixLinkCard', { typeId: 1 }));
    expect(statusesOf(answers)).toEqual(new Set([200]));
    const { id } = await requireMember(test.db, email);
    expect(await test.db.$count(card, eq(card.memberId, id))).toBe(1);
  });

  it('[R7.6][R1.3] twenty forms at once give one physical card and one welcome bonus', async () => {
    const [email, phone] = ['form@example.test', '+79005550004'];
    await post(email, 'bitrixLinkCard', { typeId: CARD_TYPE.virtual });
    await post(email, 'phoneVerification', { phone });
    await callAs(test, email, `/service/api/phoneVerification?code=${await lastCode(test, phone)}`);
    const answers = await times(20, () => post(email, 'bitrixLinkCard', cardForm(email, phone)));
    expect(statusesOf(answers)).toEqual(new Set([200]));
    const { id } = await requireMember(test.db, email);
    const isPhysical = eq(card.typeId, CARD_TYPE.physical);
    expect(await test.db.$count(card, and(eq(card.memberId, id), isPhysical))).toBe(1);
    expect((await operationTotals(test.db, id, 'WELCOME')).count).toBe(1);
  });

  it('[R7.20] two members who want the same address at once: one may have it', async () => {
    const wanted = 'popular@example.test';
    const answers = await times(6, async (index) => {
      const email = `wanting${index}@example.test`;
      await post(email, 'user/add', {});
      const { id } = await requireMember(test.db, email);
      return callAs(test, email, `/service/api/user/${id}/emailConfirmation`, {
        method: 'PUT',
        body: { change_client_email: wanted },
      });
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  it('[R7.24] ten tabs that replace the address at once agree', async () => {
    const [email, wanted] = ['mover@example.test', 'moved@example.test'];
    await post(email, 'user/add', {});
    const { id } = await requireMember(test.db, email);
    const path = `/service/api/user/${id}/emailConfirmation`;
    await callAs(test, email, path, { method: 'PUT', body: { change_client_email: wanted } });
    const code = await lastCode(test, wanted);
    await callAs(test, email, path, { method: 'POST', body: { code, email: wanted } });
    const answers = await times(10, () =>
      callAs(test, wanted, '/service/api/user/replace', { method: 'PUT', body: { email: wanted } }),
    );
    expect(statusesOf(answers)).toEqual(new Set([200]));
    expect((await requireMember(test.db, wanted)).id).toBe(id);
  });
});
