import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import type { Account } from '#src/contract/acts/members.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { lastRow, startApps } from './act-as.ts';

const { app, act, read } = startApps();

it('[R11.2] [R11.3] staff reads a member’s coins and cards before an act on them, and the journal says so', async () => {
  const { student } = app().seed;
  const { reference } = student;
  const { account } = await read(`members/${reference}`, ['tokens-manager']);
  expect(account).toMatchObject({ reference, email: student.email, coins: 5000, paidFriends: 0 });
  const [card] = (account as unknown as { cards: readonly object[] }).cards;
  expect(card).toEqual({
    id: expect.any(Number) as number,
    typeId: expect.any(Number) as number,
    status: 1,
    cardNumber: expect.stringMatching(/^\d+$/) as string,
  });
  expect(await lastRow(app())).toMatchObject({
    act: 'members.view',
    entityId: reference,
    memberId: student.id,
    email: 'olga@example.test',
  });
});

it('[R11.2] the account says how many coins the one who reads it may still move alone', async () => {
  const { reference } = app().seed.student;
  const alone = async (role: string) =>
    (await read(`members/${reference}`, [role])).account as unknown as Account;
  expect(await alone('tokens-manager')).toMatchObject({ mostCoinsAlone: 1000 });
  const coins = { type: 'DECREE', amount: -300, reason: 'Приказ 7' };
  await act(`members/${reference}/operations`, coins, { role: 'tokens-manager' });
  expect(await alone('tokens-admin')).toMatchObject({ mostCoinsAlone: 700 });
  expect(await alone('manager')).toMatchObject({ mostCoinsAlone: null });
});

it('[R11.2] a member of a project for which the role does not hold has no account for staff', async () => {
  const { student } = app().seed;
  await app()
    .db.update(member)
    .set({ partnerId: 5, partners: [5] })
    .where(eq(member.id, student.id));
  const { reference } = student;
  const statusFor = async (projects: readonly number[]) => {
    const token = tokenOf('olga@example.test', { roles: ['manager'], projects });
    const headers = { Authorization: `Bearer ${token}` };
    return (await app().app.request(`/programme/v1/members/${reference}`, { headers })).status;
  };
  expect(await statusFor([5])).toBe(200);
  expect(await statusFor([1])).toBe(404);
});

it('[R11.6] products are found by a part of a name in either language, whatever the case, withdrawn ones too', async () => {
  const { mug } = app().seed;
  await act(`products/${mug}/withdrawal`, { isWithdrawn: true });
  const found = async (q: string) => {
    const { products } = await read(`products?q=${encodeURIComponent(q)}`);
    return (products as unknown as readonly { id: number }[]).map(({ id }) => id);
  };
  const { products } = await read('products');
  const shown = (
    products as unknown as readonly { id: number; name: { ru: string; uz: string } }[]
  ).find(({ id }) => id === mug);
  expect(await found(shown?.name.ru.toUpperCase().slice(0, 5) ?? '')).toContain(mug);
  expect(await found(shown?.name.uz.slice(0, 5) ?? '')).toContain(mug);
  expect(await found('нет такого')).toEqual([]);
});
