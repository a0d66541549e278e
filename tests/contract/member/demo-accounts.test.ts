import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDeliveryNotes } from '#server/addresses/delivery-notes.ts';
import { findDamage } from '#server/audit/audit.ts';
import { readContact } from '#server/clients/contacts.ts';
import type { OpenDb } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { deliveryNote } from '#server/database/schema/member/delivery-note.ts';
import { member } from '#server/database/schema/member/member.ts';
import { relative } from '#server/database/schema/member/relative.ts';
import { operation } from '#server/database/schema/programme/operation.ts';
import { supportTicket } from '#server/database/schema/programme/support-ticket.ts';
import { orders, orderStatus } from '#server/database/schema/shop/order.ts';
import { DEMO_PASSWORD, SEED_ACCOUNTS } from '#server/demo/accounts.ts';
import { dayAt } from '#server/demo/catalog/days.ts';
import { resetAccount, seedAll } from '#server/demo/fill-database.ts';
import { PEOPLE } from '#server/demo/people/people.ts';
import { checkPassword } from '#server/demo/realm/accounts.ts';
import { audit } from '#server/demo/sandbox/audit.ts';
import { giveBirthdayGifts } from '#server/jobs/birthday-gifts.ts';
import { findMember } from '#server/members/members.ts';
import { addOperation, balanceOf, operationTotals } from '#server/operations/ledger.ts';
import { listOperations } from '#server/operations/list-operations.ts';
import { selectCards } from '#src/domain/member/card.ts';
import { OPERATION_TYPES } from '#src/domain/operations/operation.ts';
import { isOpen, ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { INVITATION_STATUSES } from '#src/domain/referral/invitation.ts';
import { TICKET_STATUSES } from '#src/domain/support-ticket.ts';
import { openFreshEmbedded } from '#tests/support/database/fresh-database.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const STUDENT = 'student@example.test';
let store: OpenDb;

beforeAll(async () => {
  store = await openFreshEmbedded();
  await seedAll(store.db, { now: NOW });
});
afterAll(() => store.close());

async function idOf(email: string): Promise<number> {
  const found = await findMember(store.db, email);
  if (!found) throw new Error(`${email} is not a member`);
  return found.id;
}

const cardsOf = async (name: string) =>
  selectCards(
    await store.db
      .select()
      .from(card)
      .where(eq(card.memberId, await idOf(`${name}@example.test`))),
  );

test('[R2.27] the student has an answered and a closed ticket, the heavy member tickets in every status', async () => {
  const statusesOf = async (name: string) => {
    const memberId = await idOf(`${name}@example.test`);
    const rows = await store.db
      .select({ status: supportTicket.statusCode })
      .from(supportTicket)
      .where(eq(supportTicket.memberId, memberId))
      .orderBy(asc(supportTicket.id));
    return rows.map(({ status }) => status);
  };
  expect(await statusesOf('student')).toEqual(['CLOSED', 'ANSWERED']);
  expect(new Set(await statusesOf('heavy'))).toEqual(new Set(TICKET_STATUSES));
});

test('[R1.8] the service’s own texts about the demo members are in both languages', async () => {
  const { db } = store;
  const withoutUzbek = and(isNull(operation.localComment), ne(operation.comment, ''));
  expect(await db.$count(operation, withoutUzbek)).toBe(0);
  const notes = and(isNull(orderStatus.localComment), isNotNull(orderStatus.comment));
  expect(await db.$count(orderStatus, notes)).toBe(0);
  const answers = and(isNull(supportTicket.localAnswer), isNotNull(supportTicket.answer));
  expect(await db.$count(supportTicket, answers)).toBe(0);
  const id = await idOf(STUDENT);
  const { operations } = await listOperations(db, id, { limit: 100 });
  for (const { comment, localComment } of operations) {
    expect(localComment?.ru).toBe(comment);
    // Names of people stay as they are written.
    expect(localComment?.uz.replace(/: .*/u, '')).not.toMatch(/\p{Script=Cyrillic}/u);
  }
  const notesOf = await listDeliveryNotes(db, id);
  expect(notesOf.map(({ kind, localAddress }) => [kind, localAddress !== undefined])).toEqual([
    ['delivery', false],
    ['pickup', true],
  ]);
});

test('every demo account signs in with the password that the sandbox shows', async () => {
  expect(SEED_ACCOUNTS).toHaveLength(28);
  expect(new Set(SEED_ACCOUNTS.map(({ email }) => email)).size).toBe(28);
  const signedIn = await Promise.all(
    SEED_ACCOUNTS.map(({ email }) => checkPassword(store.db, email, DEMO_PASSWORD)),
  );
  expect(signedIn.map((account) => account?.email)).toEqual(
    SEED_ACCOUNTS.map(({ email }) => email),
  );
});

test('every member has the balance of the table, and no balance is ever below zero', async () => {
  for (const { memberId, coins = 0 } of PEOPLE) {
    if (memberId !== null) expect(await balanceOf(store.db, memberId)).toBe(coins);
  }
  const ledger = await store.db
    .select({ memberId: operation.memberId, amount: operation.amount, date: operation.date })
    .from(operation)
    .orderBy(asc(operation.memberId), asc(operation.id));
  const balances = new Map<number, { coins: number; date: Date }>();
  for (const { memberId, amount, date } of ledger) {
    const before = balances.get(memberId) ?? { coins: 0, date: new Date(0) };
    const after = { coins: before.coins + amount, date };
    balances.set(memberId, after);
    if (after.coins < 0 || date < before.date || date > NOW) {
      expect.unreachable(`member ${memberId} at ${date.toISOString()}: ${after.coins}`);
    }
  }
});

test('[R9.9] [R1.3] the audit of money finds nothing in the demonstration', async () => {
  expect(Object.values(await findDamage(store.db)).flat()).toEqual([]);
});

test('[R4.4] every cancelled order has a refund, and no other order has one', async () => {
  const cancelled = await store.db
    .select({ id: orders.id, coins: orders.price })
    .from(orders)
    .where(eq(orders.status, 'CANCELLED'))
    .orderBy(asc(orders.id));
  const refunds = await store.db
    .select({ id: operation.orderId, coins: operation.amount })
    .from(operation)
    .where(eq(operation.type, 'CANCEL_ORDER'))
    .orderBy(asc(operation.orderId));
  expect(cancelled.length).toBeGreaterThan(3);
  expect(refunds).toEqual(cancelled);
});

test('[R1.4] the student has six paid friends, a manager, and a won deal with a contract for every brand', async () => {
  const contact = await readContact(store.db, STUDENT, ['deals', 'manager', 'hasWin']);
  const friends = await operationTotals(store.db, await idOf(STUDENT), 'ACADEM_ORDER');
  expect(friends.count).toBe(6);
  expect(contact).toMatchObject({ balance: 12_480, hasWin: true });
  expect(contact?.manager?.phone).toBeTruthy();
  expect(contact?.deals?.map(({ partnerId }) => partnerId)).toEqual([1, 5, 6]);
  expect(contact?.deals?.every(({ docNum }) => docNum !== null)).toBe(true);
});

test('[R3.4] the student has orders of every kind in every status, each with its history', async () => {
  const list = await store.db
    .select()
    .from(orders)
    .where(eq(orders.memberId, await idOf(STUDENT)));
  for (const kind of ['product', 'service', 'event'] as const) {
    const statuses = list.filter((order) => order.kind === kind).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(ORDER_STATUSES));
  }
  expect(
    list.filter((order) => order.status === 'DELIVERED' && isOpen(order)).length,
  ).toBeGreaterThan(3);
  for (const { id, status, updatedAt } of list) {
    const history = await store.db
      .select()
      .from(orderStatus)
      .where(eq(orderStatus.orderId, id))
      .orderBy(asc(orderStatus.id));
    expect(history[0]?.status).toBe('NEW_ORDER');
    expect(history.at(-1)).toMatchObject({ status, at: updatedAt });
  }
});

test('[R3.3] [R3.6] the student has operations of every type and invitations in every status', async () => {
  const memberId = await idOf(STUDENT);
  const operations = await store.db
    .select()
    .from(operation)
    .where(eq(operation.memberId, memberId));
  const invitations = await store.db.select().from(relative).where(eq(relative.memberId, memberId));
  expect(new Set(operations.map(({ type }) => type))).toEqual(new Set(OPERATION_TYPES));
  expect(new Set(invitations.map(({ status }) => status))).toEqual(new Set(INVITATION_STATUSES));
  expect(await store.db.$count(deliveryNote, eq(deliveryNote.memberId, memberId))).toBe(2);
});

test('[R4.1] each account’s cards have the state in the account’s name', async () => {
  expect((await cardsOf('student')).state).toBe('active');
  expect((await cardsOf('applicant')).state).toBe('none');
  expect((await cardsOf('card-off')).state).toBe('off');
  expect((await cardsOf('card-blocked')).state).toBe('blocked');
  expect(await cardsOf('two-cards')).toMatchObject({ state: 'off', showsOffBanner: true });
  expect(await findMember(store.db, 'new@example.test')).toBeUndefined();
});

test('[R2.14] the heavy member has 100,000 operations, 500 orders and 300 invitations', async () => {
  const memberId = await idOf('heavy@example.test');
  expect(await store.db.$count(operation, eq(operation.memberId, memberId))).toBe(100_000);
  expect(await store.db.$count(orders, eq(orders.memberId, memberId))).toBe(500);
  expect(await store.db.$count(relative, eq(relative.memberId, memberId))).toBe(300);
});

test('[R2.25] the best friend leads the rating', async () => {
  const { ledgerSums } = await audit(store.db);
  const best = ledgerSums.toSorted((a, b) => b.sum - a.sum);
  expect(best[0]?.email).toBe('best-friend@example.test');
  expect(best.length).toBeGreaterThan(51);
});

test('[R1.3] the demo members get no birthday gift on the first day and for the next 30 days', async () => {
  for (let days = 0; days <= 30; days += 1) {
    expect(await giveBirthdayGifts(store.db, dayAt(NOW, days, 12))).toBe(0);
  }
});

test('filling a filled database again changes nothing', async () => {
  const before = await audit(store.db);
  await seedAll(store.db, { now: new Date('2026-04-01T00:00:00Z') });
  expect(await audit(store.db)).toEqual(before);
});

test('a reset restores one account and leaves the others unchanged', async () => {
  const [student, poor] = [await idOf(STUDENT), await idOf('poor@example.test')];
  await store.db.transaction(async (tx) => {
    await addOperation(tx, { memberId: student, type: 'PAYMENT', amount: -5000 });
    await addOperation(tx, { memberId: poor, type: 'DECREE', amount: 77 });
  });
  await store.db.delete(relative).where(eq(relative.memberId, student));

  await resetAccount(store.db, STUDENT, NOW);

  expect(await idOf(STUDENT)).toBe(student);
  expect(await balanceOf(store.db, student)).toBe(12_480);
  expect(await store.db.$count(relative, eq(relative.memberId, student))).toBe(13);
  expect(await balanceOf(store.db, poor)).toBe(87);
});

test('a reset of an address without a demo account is refused', async () => {
  await expect(resetAccount(store.db, 'stranger@example.test')).rejects.toThrow(RangeError);
  expect(await store.db.$count(member, ne(member.email, STUDENT))).toBeGreaterThan(80);
});
