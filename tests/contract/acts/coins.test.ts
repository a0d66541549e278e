import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDamage } from '#server/audit/audit.ts';
import { balanceOf } from '#server/operations/ledger.ts';
import { testDatabases } from '#tests/support/database/databases.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { addMember, type SeededMember } from '#tests/support/service/small-seed.ts';
import type { TestApp } from '#tests/support/service/test-app.ts';

interface RequestResponse {
  readonly request: { readonly id: number; readonly isApproved: boolean | null };
  readonly errorCode?: string;
}

describe.each(await testDatabases())('coins on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await open();
  });
  afterAll(() => test.close());

  const newMember = () =>
    addMember(test.db, `m-${randomUUID()}@example.test`, { coins: 500, isStudent: false });

  async function move(
    of: SeededMember,
    amount: number,
    { role = 'tokens-admin', by = 'olga' } = {},
  ) {
    return post(
      `members/${of.reference}/operations`,
      { role, by },
      { type: 'DECREE', amount, reason: 'Приказ 7' },
    );
  }

  async function post(path: string, { role = 'tokens-admin', by = 'olga' }, body: object = {}) {
    const response = await requestAs(test, `${by}@example.test`, `/programme/v1/${path}`, {
      method: 'POST',
      body,
      roles: [role],
    });
    return { status: response.status, ...((await response.json()) as RequestResponse) };
  }

  it('[R11.2] up to the sum one person moves coins, above it a second one decides', async () => {
    const of = await newMember();
    expect(await move(of, 1000)).toMatchObject({ status: 200, request: { isApproved: true } });
    expect(await balanceOf(test.db, of.id)).toBe(1500);
    // The sum counts what the person has moved today.
    const more = await move(of, 1);
    expect(more).toMatchObject({ status: 200, request: { isApproved: null } });
    expect(await balanceOf(test.db, of.id)).toBe(1500);
    const path = `coin-requests/${more.request.id}/approval`;
    expect(await post(path, {})).toMatchObject({ status: 403 });
    expect(await post(path, { by: 'petr' })).toMatchObject({
      status: 200,
      request: { isApproved: true },
    });
    expect(await post(path, { by: 'ivan' })).toMatchObject({ status: 409, errorCode: 'CONFLICT' });
    expect(await balanceOf(test.db, of.id)).toBe(1501);
  });

  it('[R11.2] a tokens-manager moves coins up to the sum, and requests none above it', async () => {
    const of = await newMember();
    expect(await move(of, 1001, { role: 'tokens-manager' })).toMatchObject({ status: 403 });
    expect(await move(of, 1000, { role: 'tokens-manager' })).toMatchObject({ status: 200 });
    expect(await balanceOf(test.db, of.id)).toBe(1500);
  });

  it('[R11.2] nobody takes more coins than there are; a refused request moves none', async () => {
    const of = await newMember();
    expect(await move(of, -501)).toMatchObject({ status: 409, errorCode: 'INSUFFICIENT_COINS' });
    const { request } = await move(of, 5000);
    expect(await post(`coin-requests/${request.id}/refusal`, { by: 'petr' })).toMatchObject({
      status: 200,
      request: { isApproved: false },
    });
    expect(await balanceOf(test.db, of.id)).toBe(500);
  });

  it('[R11.2] of debits at the same time only as many are done as there are coins for', async () => {
    const of = await newMember();
    const debits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => move(of, -100, { by: `clerk${index}` })),
    );
    expect(debits.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await balanceOf(test.db, of.id)).toBe(0);
  });

  it('[R11.2] of decisions at the same time one counts, and the audit stays clean', async () => {
    const of = await newMember();
    const { request } = await move(of, 3000);
    const decisions = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        post(`coin-requests/${request.id}/${index % 2 ? 'approval' : 'refusal'}`, {
          by: `second${index}`,
        }),
      ),
    );
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([500, 3500]).toContain(await balanceOf(test.db, of.id));
    const damage = await findDamage(test.db);
    expect(Object.values(damage).flat()).toEqual([]);
  });
});
