import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { member } from '#server/database/schema/member/member.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { lastRow, startApps } from './act-as.ts';

const { app, act, read, order } = startApps();

describe('what a role may not do another way', () => {
  it('[R11.2] another system moves an order, but does not hand it out', async () => {
    const id = await order();
    const move = (status: string) => act(`orders/${id}/status`, { status }, { role: 'programme' });
    expect(await move('DELIVERED')).toMatchObject({ status: 200 });
    expect(await move('RECEIVED')).toMatchObject({ status: 403 });
  });

  it('[R11.2] a payment of more than a semester costs, and a moment that no database keeps, are 400', async () => {
    expect(await act('invitations/1/payment', { cost: 1_000_001 })).toMatchObject({
      status: 400,
      body: { field: 'cost' },
    });
    for (const time of ['0000-01-01T00:00:00Z', '2024-01-01T00:00:00%2B05']) {
      expect(await read(`orders?updatedSince=${time}`)).toMatchObject({ errorCode: 'INVALID' });
      const own = await requestAs(
        app(),
        app().seed.student.email,
        `/service/v2/api/orders?updatedSince=${time}`,
      );
      expect(own.status).toBe(400);
    }
  });

  it('[R11.2] nobody moves their own coins', async () => {
    const { student } = app().seed;
    const path = `members/${student.reference}/operations`;
    const coins = { type: 'DECREE', amount: 1, reason: 'Приказ' };
    expect(await act(path, coins, { email: student.email })).toMatchObject({ status: 403 });
    expect(await act(path, coins)).toMatchObject({ status: 200 });
    expect(await lastRow(app())).toMatchObject({
      before: { coins: 5000, lastRequest: null },
      after: { coins: 5001, lastRequest: { type: 'DECREE', amount: 1, reason: 'Приказ' } },
    });
  });
});

describe('projects', () => {
  it('[R11.2] [R6.1] a role that holds for one project neither sees nor changes members of another', async () => {
    const id = await order();
    const { student } = app().seed;
    const inProject = (projects: readonly number[]) => {
      const token = tokenOf('olga@example.test', { roles: ['manager'], projects });
      return {
        list: async () => {
          const response = await app().app.request('/programme/v1/orders', {
            headers: { Authorization: `Bearer ${token}` },
          });
          return ((await response.json()) as { orders: object[] }).orders.length;
        },
        look: async () => {
          const response = await app().app.request(
            `/service/api/cards?ownerEmail=${student.email}`,
            {
              headers: { Authorization: `Bearer ${token}` },
            },
          );
          return response.status;
        },
        /** As the app in owner view reads an order, without an e-mail. */
        readUnnamed: async () => {
          const response = await app().app.request(`/service/api/orders/${id}`, {
            headers: { Authorization: `Bearer ${token}`, 'x-source-lp': 'personalAreaPartnerLP' },
          });
          return response.status;
        },
        journal: async () => {
          const all = tokenOf('admin@example.test', { roles: ['admin'], projects });
          const response = await app().app.request('/programme/v1/journal?act=members.view', {
            headers: { Authorization: `Bearer ${all}` },
          });
          return ((await response.json()) as { entries: object[] }).entries.length;
        },
        find: async () => {
          const response = await app().app.request('/service/api/members?q=student', {
            headers: { Authorization: `Bearer ${token}` },
          });
          return ((await response.json()) as { members: object[] }).members.length;
        },
        move: async () => {
          const response = await app().app.request(`/programme/v1/orders/${id}/status`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${token}`,
              'Content-Type': 'application/json',
              'X-Request-ID': randomUUID(),
            },
            body: JSON.stringify({ status: 'BUYING' }),
          });
          return response.status;
        },
      };
    };
    await app()
      .db.update(member)
      .set({ partnerId: 1, partners: [5] })
      .where(eq(member.id, student.id));
    expect(await inProject([6]).list()).toBe(0);
    expect(await inProject([6]).move()).toBe(403);
    expect(await lastRow(app())).toMatchObject({ refusal: 'FORBIDDEN', memberId: student.id });
    expect([await inProject([6]).look(), await inProject([5]).look()]).toEqual([403, 200]);
    expect([await inProject([6]).find(), await inProject([5]).find()]).toEqual([0, 1]);
    expect([await inProject([6]).readUnnamed(), await inProject([5]).readUnnamed()]).toEqual([
      404, 200,
    ]);
    expect([await inProject([6]).journal(), await inProject([5]).journal()]).toEqual([0, 1]);
    expect(await inProject([5, 6]).list()).toBe(1);
    expect(await inProject([1]).list()).toBe(1);
    expect(await inProject([5]).move()).toBe(200);
  });
});
