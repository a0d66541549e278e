import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOURCE, SOURCE_HEADER } from '#src/contract/headers.ts';
import { orderResponse } from '#src/contract/shop/orders.ts';
import { buy } from '#tests/support/people/buy.ts';
import { addMember } from '#tests/support/service/small-seed.ts';
import { createTestApp, tokenOf, type TestApp } from '#tests/support/service/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let students = 0;
const inOwnerView = { source: SOURCE.partner };

interface Reading {
  readonly role?: string;
  readonly source?: string;
  /** Named by `ownerEmail`. */
  readonly owner?: string;
}

/** Places an order of a new student; `read` resolves with the status when another user reads it by its id. */
async function placeOrder() {
  const email = `student${(students += 1)}@example.test`;
  const buyer = await addMember(test.db, email, { coins: 5000, isStudent: true });
  const response = await buy(test.app, buyer, { prodId: test.seed.lesson, confirmedPrice: 100 });
  const { id } = v.parse(orderResponse, await response.json()).order;
  const read = async (reader: string, { role, source = SOURCE.client, owner }: Reading = {}) => {
    const named = owner === undefined ? '' : `&ownerEmail=${encodeURIComponent(owner)}`;
    const token = tokenOf(reader, role === undefined ? {} : { roles: [role] });
    const path = `/service/api/orders/${id}?include=statusDetail${named}`;
    const headers = { Authorization: `Bearer ${token}`, [SOURCE_HEADER]: source };
    return (await test.app.request(path, { headers })).status;
  };
  return { buyer: email, read };
}

it('[R7.26] a member reads only their own orders by id, and none with the marker of the owner view', async () => {
  const { buyer, read } = await placeOrder();
  expect(await read(buyer)).toBe(200);
  expect(await read('student@example.test')).toBe(404);
  expect(await read('student@example.test', inOwnerView)).toBe(404);
  expect(await read(buyer, inOwnerView)).toBe(404);
  expect(await read('student@example.test', { ...inOwnerView, owner: buyer })).toBe(403);
});

it.each(['admin', 'manager', 'tokens-admin', 'tokens-manager'])(
  '[R7.26] [R6.1] %s reads an order only in owner view, and under the owner’s name only the owner’s',
  async (role) => {
    const { buyer, read } = await placeOrder();
    const staff = `${role}@example.test`;
    expect(await read(staff, { role })).toBe(404);
    expect(await read(staff, { role, ...inOwnerView })).toBe(200);
    expect(await read(staff, { role, ...inOwnerView, owner: buyer })).toBe(200);
    for (const owner of ['student@example.test', 'nobody@example.test']) {
      expect(await read(staff, { role, ...inOwnerView, owner })).toBe(404);
    }
  },
);

it('[R6.3] an order of the viewer is not among the owner’s', async () => {
  const { buyer, read } = await placeOrder();
  expect(await read(buyer, { role: 'manager' })).toBe(200);
  expect(await read(buyer, { role: 'manager', ...inOwnerView })).toBe(404);
});
